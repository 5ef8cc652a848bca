import { describe, expect, it } from 'vitest';
import type { Line } from '@shared/geometry/sheets/model';
import type { Cut, CutStage } from '@shared/print/cut-order';
import { cutNumbers, type CutNumber } from './cut-numbers';

const cut = (step: number, stage: CutStage, [x1, y1, x2, y2]: readonly number[] = []): Cut => {
  const line: Line = { x1: x1 ?? 0, y1: y1 ?? 0, x2: x2 ?? 0, y2: y2 ?? 0 };
  return { line, step, stage };
};
/** Right across, then down through the strip between them. */
const sheet = (margin: number): readonly Cut[] => [
  cut(1, 'sheet', [0, 20, 210, 20]),
  cut(2, 'sheet', [0, 280, 210, 280]),
  cut(3, 'strips', [margin, 20, margin, 280]),
];
const width = 12;
const apart = (numbers: readonly CutNumber[]): boolean =>
  numbers.every((a) => numbers.every((b) => a === b || Math.hypot(a.x - b.x, a.y - b.y) >= width));

describe('numbers of cuts', () => {
  it('stand at the beginnings of their lines', () => {
    expect(cutNumbers(sheet(40), width)).toEqual([
      { step: 1, x: 0, y: 20 },
      { step: 2, x: 0, y: 280 },
      { step: 3, x: 40, y: 20 },
    ]);
  });

  it('never stand on each other: at a narrow margin the later one goes along its line', () => {
    const numbers = cutNumbers(sheet(5), width);
    expect(numbers.at(-1)).toEqual({ step: 3, x: 5, y: 32 });
    expect(apart(numbers)).toBe(true);
  });

  it('on both sides of a gap are at both ends', () => {
    const numbers = cutNumbers(
      [cut(1, 'sheet', [0, 100, 210, 100]), cut(2, 'sheet', [0, 103, 210, 103])],
      width,
    );
    expect(numbers.map(({ x }) => x)).toEqual([0, 210]);
  });
});
