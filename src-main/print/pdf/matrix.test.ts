import { expect, it } from 'vitest';
import { identity, inverse, matrixOf, scaleOf, times, type Matrix } from './matrix';

const turned: Matrix = [0, 2, -3, 0, 5, 7];

it('there and back again is where it was', () => {
  const back = inverse(turned);
  if (!back) throw new Error('no way back');
  for (const way of [times(turned, back), times(back, turned)])
    expect(way).toEqual(identity.map((number) => expect.closeTo(number, 12) as number));
});

it('what is flat has no way back', () => expect(inverse([1, 2, 2, 4, 0, 0])).toBeNull());

it('first the inner one, then the outer', () => {
  const moved: Matrix = [1, 0, 0, 1, 10, 0];
  expect(times(moved, turned)).toEqual([0, 2, -3, 0, 5, 27]);
  expect(times(turned, moved)).toEqual([0, 2, -3, 0, 15, 7]);
});

it('sides grow by the root of areas, and numbers that are not there change nothing', () => {
  expect(scaleOf([0, 4, -9, 0, 1, 1])).toBe(6);
  expect(matrixOf([])).toEqual(identity);
});
