import { describe, expect, it } from 'vitest';
import { formatTable, ratio, type Row } from './table.mjs';

const row = (measured: number, more: Partial<Row> = {}): Row => ({
  what: 'x',
  measured,
  unit: 'ms',
  ...more,
});

describe('a ratio above 1 is over the budget', () => {
  const rows: readonly (readonly [Row, number | null, RegExp])[] = [
    [row(50, { budget: 100 }), 0.5, /≤ 100 ms +0\.50 +within/],
    [row(200, { budget: 100 }), 2, /≤ 100 ms +2\.00 +OVER/],
    [row(200, { budget: 100, atLeast: true }), 0.5, /≥ 100 ms +0\.50 +within/],
    [row(50, { budget: 100, atLeast: true }), 2, /≥ 100 ms +2\.00 +OVER/],
    [row(100, { budget: 100 }), 1, /within/],
    [row(100, { budget: 100, atLeast: true }), 1, /within/],
    [row(1_234_567), null, /1,234,567 ms$/m],
    [row(1.234, { note: 'seen' }), null, /1\.23 ms +seen$/m],
  ];
  it.each(rows)('%o', (given, expected, line) => {
    expect(ratio(given)).toBe(expected);
    expect(formatTable([given])).toMatch(line);
  });

  it('what could not be measured is not within its budget', () => {
    expect(formatTable([row(Number.NaN, { budget: 100, atLeast: true })])).toMatch(/OVER/);
  });
});
