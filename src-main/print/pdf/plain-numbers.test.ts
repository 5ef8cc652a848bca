import { describe, expect, it } from 'vitest';
import { randomFrom, pick, type Random } from '@shared/geometry/sheets/test-layouts';
import { isPaintLine, isPathEnd, PlainNumbers } from './plain-numbers';

const roundedTo = (isPage: boolean, ...lines: string[]): string[] => {
  const numbers = new PlainNumbers(isPage);
  return lines.map((line) => numbers.next(line));
};

describe('numbers of a text', () => {
  it('keep what is seen in points, and less in the units of a page', () => {
    expect(roundedTo(true, '1.23456 2.5 m')).toEqual(['1.23 2.5 m']);
    expect(roundedTo(false, '1.23456 2.5 m')).toEqual(['1.23 2.5 m']);
    expect(roundedTo(false, '.05 0 0 .05 0 0 cm', '1.23456 2.5 m')[1]).toBe('1 3 m');
    expect(roundedTo(true, '10 0 0 10 0 0 cm', '1.23456 2.5 m')[1]).toBe('1.235 2.5 m');
  });

  it('have as many digits as their scale, which ends with the state it was made in', () => {
    const numbers = new PlainNumbers(true);
    const digits = ['q', '.24 0 0 -.24 0 792 cm', 'q', '100 0 0 100 5 5 cm', 'Q', 'Q', 'Q'].map((line) => {
      numbers.next(line);
      return numbers.digits;
    });
    expect(digits).toEqual([2, 2, 2, 4, 2, 2, 2]);
  });

  const left: readonly string[] = [
    '.23999999 0 0 -.23999999 0 841.91998 cm',
    '1 0 0 -1 12.34567 89.01234 Tm',
    '.12345678 .87654321 .5 rg',
    '1.23456 w',
    '/G3 gs',
    '[1.23456 2] 0 d',
    'W n',
    '12 34 m',
    'h',
    'q',
    '/X5 Do',
    '',
  ];
  it.each(left)('“%s” is as it was', (line) => expect(roundedTo(true, line)).toEqual([line]));

  const shortened: readonly [string, string][] = [
    ['0.12345 -0.98765 l', '.12 -.99 l'],
    ['.00004 -.00004 100.001 0 re', '0 0 100 0 re'],
    ['1.005 2 3.333333 4 5 6.666666 c', '1 2 3.33 4 5 6.67 c'],
    ['1.23456 2.34567 3.45678 4.56789 v', '1.23 2.35 3.46 4.57 v'],
    ['1.23456 2.34567 3.45678 4.56789 y', '1.23 2.35 3.46 4.57 y'],
    ['7.12345 0 Td <002A> Tj', '7.12 0 Td <002A> Tj'],
  ];
  it.each(shortened)('“%s” is “%s”', (line, short) => expect(roundedTo(true, line)).toEqual([short]));

  it('a turned field has the scale of its sides', () => {
    const numbers = new PlainNumbers(true);
    numbers.next('0 100 -100 0 0 0 cm');
    expect(numbers.digits).toBe(4);
  });
});

/** Rulers for a hundred texts of random scales: how far every point comes off, in millimetres on paper. */
it('no point comes off by more than three thousandths of a millimetre', () => {
  let worst = 0;
  let shorter = 0;
  for (let seed = 0; seed < 100; seed++) {
    const random = randomFrom(seed);
    const isPage = random(2) === 0;
    const numbers = new PlainNumbers(isPage);
    const scales = [25.4 / (isPage ? 72 : 300)];
    for (let step = 0; step < 60; step++) {
      const line = randomLine(random);
      const made = numbers.next(line);
      const [scale = 1] = scales;
      if (line === 'q') scales.unshift(scale);
      else if (line === 'Q') {
        if (scales.length > 1) scales.shift();
      } else if (line.endsWith(' cm')) scales[0] = scale * Number(line.split(' ')[0]);
      else {
        const [before, after] = [line, made].map((text) => text.split(' ').map(Number)) as [
          number[],
          number[],
        ];
        for (const [at, value] of before.entries())
          if (!Number.isNaN(value)) worst = Math.max(worst, Math.abs(value - (after[at] ?? 1e9)) * scale);
        shorter += line.length - made.length;
      }
    }
  }
  expect(worst).toBeLessThanOrEqual(0.003 + 1e-9);
  expect(worst).toBeGreaterThan(0.0025);
  expect(shorter).toBeGreaterThan(10_000);
});

const decimal = (random: Random): string =>
  String((random(2_000_000) - 1_000_000) / 1e4 + random(1000) / 1e7);

function randomLine(random: Random): string {
  const scale = (random(400) + 1) / 100;
  const counts = { m: 2, l: 2, c: 6, v: 4, y: 4, re: 4 };
  const operator = pick(random, Object.keys(counts) as (keyof typeof counts)[]);
  const path = [...Array.from({ length: counts[operator] }, () => decimal(random)), operator].join(' ');
  return pick(random, ['q', 'Q', `${scale} 0 0 ${-scale} ${decimal(random)} 0 cm`, path, path, path]);
}

describe('lines', () => {
  it.each(['1 2 m', '1 2 l', '1 2 3 4 5 6 c', '1 2 3 4 v', '1 2 3 4 y', '1 2 3 4 re', 'h'])(
    '%s makes a path',
    (line) => expect(isPathEnd(`q\n${line}\nf`, 2 + line.length)).toBe(true),
  );
  it.each(['1 0 0 1 0 0 cm', 'f', 'W n', '/X1 sh', 'BT', '<01> Tj', '/Pattern cs', '.5 w', 'ire', 'q', ''])(
    '%s does not',
    (line) => expect(isPathEnd(`q\n${line}\nf`, 2 + line.length)).toBe(false),
  );
  it('what draws a path is not what clips by it', () => {
    expect(['f', 'f*', 'S', 'B', 'b*', 'n', 'W n', 'W* n', 'h'].filter(isPaintLine)).toEqual([
      'f',
      'f*',
      'S',
      'B',
      'b*',
    ]);
  });
});
