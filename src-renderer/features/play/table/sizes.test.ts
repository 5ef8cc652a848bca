import { expect, it } from 'vitest';
import { heightInRow, rowHeight, sizesFor } from './sizes';

it.each([
  [400, 112, 38],
  [716, 143, 47],
  [996, 199, 65],
  [3000, 240, 84],
])('at a table of %i pixels a hand is %i and the other one %i high', (height, hand, far) => {
  expect(sizesFor(height)).toEqual({ hand, far });
});

it('rows share what is left, within reason', () => {
  expect([rowHeight(400, 2, 140), rowHeight(100, 2, 90), rowHeight(3000, 2, 0)]).toEqual([130, 56, 250]);
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
