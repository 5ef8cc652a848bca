import { describe, expect, it } from 'vitest';
import { pick, randomFrom, type Random } from '@shared/geometry/sheets/test-layouts';
import { PlainNumbers } from './plain-numbers';
import { shareShapes, type Content, type Shared } from './shared-shapes';

const none = (): boolean => false;
const form = (...lines: readonly string[]): Content => ({ text: lines.join('\n'), isPage: false });
/** A shape of so many corners, long enough to be shared. */
const zigzag = (from: number, corners = 20): string[] => [
  `${from} ${from} m`,
  ...Array.from({ length: corners }, (_, at) => `${from + at}.25 ${at % 2}.5 l`),
  'h',
  'f',
];

describe('a shape', () => {
  it('that two texts draw is kept once, whatever is set before it', () => {
    const { texts, shapes } = shareShapes(
      [form('1 0 0 rg', ...zigzag(3), 'Q'), form('0 0 1 rg', '1 0 0 1 9 9 cm', ...zigzag(3))],
      none,
    );
    expect(texts.map(({ text }) => text)).toEqual([
      '1 0 0 rg\n/Hd0 Do\nQ',
      '0 0 1 rg\n1 0 0 1 9 9 cm\n/Hd0 Do',
    ]);
    expect(shapes.size).toBe(1);
    for (const { uses } of texts) expect([...uses.keys()]).toEqual([...shapes.keys()]);
    expect([...shapes.values()][0]).toMatch(/^3 3 m\n3\.25 \.5 l\n[^]*\nh\nf$/);
  });

  it('that one text draws twice stays where it is', () => {
    const text = form(...zigzag(1), 'Q', ...zigzag(1));
    expect(shareShapes([text], none)).toMatchObject({ texts: [{ uses: new Map() }], shapes: new Map() });
  });

  it('has one name however often a text draws it, and each shape its own', () => {
    const text = form(...zigzag(1), ...zigzag(2), ...zigzag(1));
    const { texts } = shareShapes([text, text], none);
    expect(texts[0]?.text).toBe('/Hd0 Do\n/Hd1 Do\n/Hd0 Do');
  });

  it('that was known before is used and not made again', () => {
    const first = shareShapes([form(...zigzag(1)), form(...zigzag(1))], none);
    const later = shareShapes([form(...zigzag(1))], (hash) => first.shapes.has(hash));
    expect(later.texts[0]?.text).toBe('/Hd0 Do');
    expect(later.shapes.size).toBe(0);
  });

  it('that is short, or clips, or is drawn only half stays where it is', () => {
    const clip = [...zigzag(1).slice(0, -1), 'W n'];
    const texts = [form(...zigzag(1, 3)), form(...clip, '/X1 Do'), form(...zigzag(1).slice(0, -1))];
    const { texts: made, shapes } = shareShapes([...texts, ...texts], none);
    expect(made.map(({ uses }) => uses.size)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(made.map(({ text }) => text)).toEqual([...texts, ...texts].map(rounded));
    expect(shapes.size).toBe(0);
  });

  it('that is filled is not the same one outlined, nor the same one drawn finer', () => {
    const outlined = [...zigzag(1).slice(0, -1), 'S'];
    const third = zigzag(1).map((line) => line.replace('.25', '.25123'));
    const large = ['50 0 0 50 0 0 cm', ...third];
    const { shapes } = shareShapes(
      [zigzag(1), zigzag(1), outlined, outlined, large, large].map((lines) => form(...lines)),
      none,
    );
    expect(shapes.size).toBe(3);
  });
});

/** The texts with every name replaced by the shape that it stands for. */
const expanded = ({ texts }: Shared, shapes: ReadonlyMap<string, string>): string[] =>
  texts.map(({ text, uses }) => {
    const named = new Map([...uses].map(([hash, name]) => [`/${name} Do`, shapes.get(hash) ?? 'lost']));
    return text
      .split('\n')
      .map((line) => named.get(line) ?? line)
      .join('\n');
  });
const rounded = ({ text, isPage }: Content): string => {
  const numbers = new PlainNumbers(isPage);
  return text
    .split('\n')
    .map((line) => numbers.next(line))
    .join('\n');
};

it('put back, every shape is what was drawn, batch after batch', () => {
  let shared = 0;
  for (let seed = 0; seed < 60; seed++) {
    const random = randomFrom(seed);
    const known = new Map<string, string>();
    for (let batch = 0; batch < 3; batch++) {
      const contents = Array.from({ length: 1 + random(4) }, () => randomContent(random));
      const made = shareShapes(contents, (hash) => known.has(hash));
      for (const [hash, text] of made.shapes) {
        expect(known.has(hash)).toBe(false);
        known.set(hash, text);
      }
      expect(expanded(made, known)).toEqual(contents.map(rounded));
      shared += made.texts.reduce((sum, { uses }) => sum + uses.size, 0);
    }
  }
  expect(shared).toBeGreaterThan(200);
});

/** Pieces that Chromium writes, of few shapes: many are drawn again, at the same scale or at another. */
function randomContent(random: Random): Content {
  const shape = (): string[] =>
    zigzag(random(3), 12).map((line) => line.replace('.25', `.${25 + random(2)}4321`));
  const pieces: readonly (() => string[])[] = [
    () => ['q'],
    () => ['Q'],
    () => [`${pick(random, ['.05', '1', '30'])} 0 0 -1 1.23456789 0 cm`],
    () => ['/G3 gs', '1 .5 .25 rg'],
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
  return { text, isPage: random(2) === 0 };
}
