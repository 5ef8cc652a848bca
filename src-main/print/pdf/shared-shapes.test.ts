import { describe, expect, it } from 'vitest';
import { pick, randomFrom, type Random } from '@shared/geometry/sheets/test-layouts';
import { identity, matrixOf, times } from './matrix';
import { PlainNumbers } from './plain-numbers';
import { shareShapes, type Content, type Pattern, type Shape, type Shared } from './shared-shapes';

const form = (...lines: readonly string[]): Content => ({
  text: lines.join('\n'),
  isPage: false,
  patterns: new Map(),
});
const shared = (...contents: readonly Content[]): Shared => shareShapes(contents, new Map());
/** A shape of so many corners, long enough to be shared. */
const zigzag = (from: number, corners = 20): string[] => [
  `${from} ${from} m`,
  ...Array.from({ length: corners }, (_, at) => `${from + at}.25 ${at % 2}.5 l`),
  'h',
  'f',
];

describe('a shape', () => {
  it('that two texts draw is kept once, whatever is set before it', () => {
    const { texts, shapes } = shared(
      form('1 0 0 RG 1 0 0 rg', ...zigzag(3), 'Q'),
      form('0 0 1 RG 0 0 1 rg', '1 0 0 1 9 9 cm', ...zigzag(3)),
    );
    expect(texts.map(({ text }) => text)).toEqual([
      '1 0 0 RG 1 0 0 rg\n/Hd0 Do\nQ',
      '0 0 1 RG 0 0 1 rg\n1 0 0 1 9 9 cm\n/Hd0 Do',
    ]);
    expect(shapes.size).toBe(1);
    for (const { uses } of texts) expect([...uses]).toEqual([...shapes.keys()]);
    expect([...shapes.values()][0]?.text).toMatch(/^3 3 m\n3\.25 \.5 l\n[^]*\nh\nf$/);
  });

  it('that one text draws twice stays where it is', () => {
    const text = form(...zigzag(1), 'Q', ...zigzag(1));
    expect(shared(text)).toMatchObject({ texts: [{ uses: new Set() }], shapes: new Map() });
  });

  it('has one name however often it is drawn, and each shape its own', () => {
    const text = form(...zigzag(1), ...zigzag(2), ...zigzag(1));
    const other = form(...zigzag(2));
    const { texts } = shared(text, text, other);
    expect(texts.map(({ text }) => text)).toEqual([
      '/Hd0 Do\n/Hd1 Do\n/Hd0 Do',
      '/Hd0 Do\n/Hd1 Do\n/Hd0 Do',
      '/Hd1 Do',
    ]);
  });

  it('that was known before is used and not made again', () => {
    const names = new Map<string, string>();
    shareShapes([form(...zigzag(1)), form(...zigzag(1))], names);
    const later = shareShapes([form(...zigzag(2), ...zigzag(1)), form(...zigzag(2))], names);
    expect(later.texts[0]?.text).toBe('/Hd1 Do\n/Hd0 Do');
    expect(later.shapes.size).toBe(1);
  });

  it('that is short, or clips, or is drawn only half stays where it is', () => {
    const clip = [...zigzag(1).slice(0, -1), 'W n'];
    const texts = [form(...zigzag(1, 3)), form(...clip, '/X1 Do'), form(...zigzag(1).slice(0, -1))];
    const { texts: made, shapes } = shared(...texts, ...texts);
    expect(made.map(({ uses }) => uses.size)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(made.map(({ text }) => text)).toEqual([...texts, ...texts].map(rounded));
    expect(shapes.size).toBe(0);
  });

  it('that is filled is not the same one outlined, nor the same one drawn finer', () => {
    const outlined = [...zigzag(1).slice(0, -1), 'S'];
    const third = zigzag(1).map((line) => line.replace('.25', '.25123'));
    const large = ['50 0 0 50 0 0 cm', ...third];
    const { shapes } = shared(
      ...[zigzag(1), zigzag(1), outlined, outlined, large, large].map((lines) => form(...lines)),
    );
    expect(shapes.size).toBe(3);
  });
});

describe('a shape that is filled with a pattern', () => {
  const set = patternSet('P8');
  const plain = '1 0 0 RG 1 0 0 rg';
  const filled = (pattern: Partial<Pattern>, ...lines: readonly string[]): Content => ({
    ...form(...lines),
    patterns: new Map([['P8', { looks: 'sunset', matrix: [2, 0, 0, 2, 30, 40], ...pattern }]]),
  });

  it('knows where the pattern lies, seen from itself, and sets it itself', () => {
    const { texts, shapes } = shared(
      filled({}, 'q', '2 0 0 2 30 40 cm', set, '/G3 gs', ...zigzag(1), 'Q'),
      filled({ matrix: [4, 0, 0, -4, 7, 8] }, 'q', '4 0 0 -4 7 8 cm', set, '/G3 gs', ...zigzag(1), 'Q'),
    );
    expect(texts.map(({ text }) => text)).toEqual([
      'q\n2 0 0 2 30 40 cm\n/G3 gs\n/Hd0 Do\nQ',
      'q\n4 0 0 -4 7 8 cm\n/G3 gs\n/Hd0 Do\nQ',
    ]);
    expect([...shapes.values()].map(({ pattern }) => pattern)).toEqual([
      { looks: 'sunset', matrix: [1, 0, 0, 1, 0, 0].map((number) => expect.closeTo(number, 9) as number) },
    ]);
  });

  it('is not the same one in another pattern, in one elsewhere, or in a plain colour', () => {
    const elsewhere: Pattern['matrix'] = [2, 0, 0, 2, 31, 40];
    const { shapes } = shared(
      ...[filled({}, set, ...zigzag(1)), filled({ looks: 'dawn' }, set, ...zigzag(1))].flatMap((one) => [
        one,
        one,
      ]),
      ...[filled({ matrix: elsewhere }, set, ...zigzag(1)), form(plain, ...zigzag(1))].flatMap((one) => [
        one,
        one,
      ]),
    );
    expect(shapes.size).toBe(4);
  });

  it('that is nobody else’s keeps its pattern before it, as does what is too short to share', () => {
    const short = ['0 0 m', '1 1 l', 'f'];
    const lines = [plain, set, ...zigzag(1), ...short, 'q', ...zigzag(2), 'Q', plain, ...short];
    const [made] = shared(filled({}, ...lines)).texts;
    const rest = [set, ...short, 'q', set, ...zigzag(2), 'Q', plain, ...short];
    expect(made?.text).toBe(rounded(form(plain, set, ...zigzag(1), ...rest)));
  });

  it('that is drawn very large or very small is not filled a hair elsewhere than alone', () => {
    const small: Pattern['matrix'] = [0.00145, 0, 0, 0.00145, 0.0233, 0.0133];
    const text = (scale: number): Content =>
      filled({ matrix: small }, `${scale} 0 0 ${scale} 0 0 cm`, set, ...zigzag(1));
    for (const scale of [1, 800]) {
      const { shapes } = shared(text(scale), text(scale));
      const [shape] = [...shapes.values()];
      const seen = small.map((number) => expect.closeTo(number / scale, 12) as number);
      expect(shape?.pattern?.matrix).toEqual(seen);
    }
  });

  it('is the same one though Chromium rounded its place otherwise', () => {
    const off: Pattern['matrix'] = [2.0000001, 0, 1e-9, 2, 30.00001, 39.99999];
    const { shapes } = shared(filled({}, set, ...zigzag(1)), filled({ matrix: off }, set, ...zigzag(1)));
    expect(shapes.size).toBe(1);
  });

  it.each(['1 0 0 rg', '0 g', '/CS0 cs', '.1 .2 .3 scn', '0 0 0 1 k', '/Pattern cs', '/P8 scn'])(
    'or with a colour that is set otherwise than Chromium sets it (%s) stays where it is, until one is known',
    (strange) => {
      const text = filled({}, strange, ...zigzag(1), 'q', strange, 'Q', plain, ...zigzag(2));
      const { texts, shapes } = shared(text, text);
      expect(shapes.size).toBe(1);
      expect(texts[0]?.text).toBe(rounded(form(strange, ...zigzag(1), 'q', strange, 'Q', plain, '/Hd0 Do')));
    },
  );

  it('a colour of which only half is set anew keeps the pattern that was set before it', () => {
    const [made] = shared(filled({}, set, '0 G', ...zigzag(1))).texts;
    expect(made?.text).toBe(rounded(form(set, '0 G', ...zigzag(1))));
  });

  it('of which nothing is known stays where it is', () => {
    const text = form(set, ...zigzag(1));
    expect(shared(text, text)).toMatchObject({ texts: [{ text: rounded(text) }, {}], shapes: new Map() });
  });
});

/**
 * What a viewer makes of a text: everything that is painted, in which colour. A pattern is told by where it lies on the
 * page, roughly: what was rounded differs by a hair.
 */
function drawn(
  text: string,
  patterns: Content['patterns'],
  shapeOf: (name: string) => Shape | undefined,
): string[] {
  const place = ({ looks, matrix: [a, b, c, d, e, f] }: Pattern): string =>
    [looks, ...[a, b, c, d].map((one) => one.toFixed(3)), ...[e, f].map((one) => Math.round(one / 5))].join(
      ' ',
    );
  let state = { colour: 'black', matrix: identity };
  const outer: (typeof state)[] = [];
  const out: string[] = [];
  for (const line of text.split('\n')) {
    const numbers = line.split(' ').map(Number);
    const shape = / Do$/.test(line) ? shapeOf(line.slice(1, -3)) : undefined;
    const pattern = patterns.get(/\/([^\s/]+) scn$/.exec(line)?.[1] ?? '');
    if (line === 'q') outer.push(state);
    else if (line === 'Q') state = outer.pop() ?? state;
    else if (line.endsWith(' cm'))
      state = { ...state, matrix: times(matrixOf(numbers.slice(0, 6)), state.matrix) };
    else if (pattern) state = { ...state, colour: place(pattern) };
    else if (line.endsWith(' rg')) state = { ...state, colour: line };
    else if (shape) {
      const filled = shape.pattern && { ...shape.pattern, matrix: times(shape.pattern.matrix, state.matrix) };
      for (const inner of shape.text.split('\n'))
        out.push(`${filled ? place(filled) : state.colour}: ${inner}`);
    } else out.push(line.endsWith(' gs') ? line : `${state.colour}: ${line}`);
  }
  return out;
}
const rounded = ({ text, isPage }: Omit<Content, 'patterns'>): string => {
  const numbers = new PlainNumbers(isPage);
  return text
    .split('\n')
    .map((line) => numbers.next(line))
    .join('\n');
};

it('put back, every shape is what was drawn, batch after batch', () => {
  let [used, patterned] = [0, 0];
  for (let seed = 0; seed < 60; seed++) {
    const random = randomFrom(seed);
    const known = new Map<string, Shape>();
    const names = new Map<string, string>();
    for (let batch = 0; batch < 3; batch++) {
      const contents = Array.from({ length: 1 + random(4) }, () => randomContent(random));
      const made = shareShapes(contents, names);
      for (const [hash, shape] of made.shapes) {
        expect(known.has(hash)).toBe(false);
        known.set(hash, shape);
      }
      const shapeOf = (name: string): Shape | undefined =>
        [...names].flatMap(([hash, given]) => (given === name ? [known.get(hash)] : []))[0];
      for (const [index, content] of contents.entries()) {
        const text = made.texts[index]?.text ?? '';
        expect(drawn(text, content.patterns, shapeOf)).toEqual(
          drawn(rounded(content), content.patterns, () => undefined),
        );
      }
      patterned += [...made.shapes.values()].filter(({ pattern }) => pattern).length;
      used += made.texts.reduce((sum, { uses }) => sum + uses.size, 0);
    }
  }
  expect(used).toBeGreaterThan(200);
  expect(patterned).toBeGreaterThan(20);
});

const patternSet = (name: string): string => `/Pattern CS/Pattern cs/${name} SCN/${name} scn`;

/** Pieces that Chromium writes, of few shapes: many are drawn again, at the same scale or at another. */
function randomContent(random: Random): Content {
  const shape = (): string[] =>
    zigzag(random(3), 12).map((line) => line.replace('.25', `.${25 + random(2)}4321`));
  const pieces: readonly (() => string[])[] = [
    () => ['q'],
    () => ['Q'],
    () => [`${pick(random, ['.05', '1', '30'])} 0 0 -1 1.23456789 0 cm`],
    () => ['/G3 gs', '1 .5 .25 RG 1 .5 .25 rg'],
    () => [patternSet('P1'), '/G3 gs'],
    () => [patternSet('P2'), ...zigzag(random(3))],
    () => ['BT', '/F4 12 Tf', '1 0 0 -1 1.234567 2.345678 Tm', '3.45678 0 Td <0001> Tj', 'ET'],
    () => ['1.23456 2.34567 3 4 re', 'W n'],
    () => ['1.23456 2.34567 3 4 re', 'f'],
    () => zigzag(random(3)),
    () => zigzag(random(3)),
    shape,
    () => ['/X9 Do', ''],
  ];
  const text = Array.from({ length: 4 + random(12) }, () => pick(random, pieces)())
    .concat([['Q']])
    .flat()
    .join('\n');
  const pattern = (looks: string): Pattern => ({ looks, matrix: [1, 0, 0, 1, 10 * random(2), 0] });
  const patterns = new Map([
    ['P1', pattern('sunset')],
    ['P2', pattern('dawn')],
  ]);
  return { text, isPage: random(2) === 0, patterns };
}
