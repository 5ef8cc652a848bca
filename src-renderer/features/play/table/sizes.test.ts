import { expect, it } from 'vitest';
import { heightInRow, platesFor, rowHeight, sizesFor } from './sizes';

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

it.each<[string, number, number, number, number | null]>([
  ['four in a small window', 4, 202, 91, null],
  ['five in a small window', 5, 202, 91, 27],
  ['six in a small window', 6, 202, 91, 27],
  ['nine in a small window', 9, 202, 91, 15],
  ['six in a large window', 6, 395, 190, null],
  ['nine in a large window', 9, 395, 190, 34],
  ['one, wherever it lies', 1, 20, 91, null],
  ['not measured yet', 9, 0, 91, null],
])('whole cards or their heads: %s', (_name, cards, width, height, plate) => {
  expect(platesFor(cards, width, height)?.height ?? null).toBe(plate);
});
