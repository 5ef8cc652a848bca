import { expect, it } from 'vitest';
import { nearest } from './nearest';

/** Two rows, and one thing far below between their columns. */
const spots = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 20, y: 0 },
  { x: 1, y: 10 },
  { x: 19, y: 10 },
  { x: 10, y: 60 },
];

it.each<[string, number, number | null]>([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 1, 2],
  ['ArrowRight', 2, null],
  ['ArrowLeft', 2, 1],
  ['ArrowDown', 0, 3],
  ['ArrowDown', 2, 4],
  ['ArrowUp', 5, 1],
  ['ArrowUp', 0, null],
  ['Enter', 0, null],
  ['ArrowUp', 99, null],
])('%s from %i leads to %s', (key, from, to) => {
  expect(nearest(key, from, spots)).toBe(to);
});
