import { expect, it } from 'vitest';
import { heightInRow, rowsHigh, sizesFor } from './sizes';

it('what lies on the table fits into it, down to the least size', () => {
  for (const [width, height, between] of [
    [890, 715, 300],
    [1480, 995, 320],
    [890, 715, 200],
  ] as const) {
    const { row } = sizesFor(width, height, between);
    expect(row * rowsHigh + between).toBeLessThanOrEqual(height);
  }
  expect(sizesFor(890, 300, 300).row).toBe(84);
  expect(sizesFor(3000, 3000, 300).row).toBe(250);
});

it('a narrow table has small cards too: three Zones with two beside each other', () => {
  expect(sizesFor(650, 2000, 300).row).toBe(100);
});

it.each<[string, number, number, number]>([
  ['room enough', 500, 3, 100],
  ['one card', 10, 1, 100],
  ['not measured yet', 0, 9, 100],
  ['a little too many', 300, 4, 93],
  ['far too many', 100, 9, 80],
])('%s', (_name, width, cards, height) => {
  expect(Math.round(heightInRow(100, width, cards, 0.72))).toBe(height);
});
