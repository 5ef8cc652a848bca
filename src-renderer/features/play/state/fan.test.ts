import { expect, it } from 'vitest';
import { fanOf, hangOf } from './fan';

it('one card lies straight, no card nowhere', () => {
  expect(fanOf(1, 500, 100)).toEqual([{ x: 0, y: 0, turn: 0 }]);
  expect(fanOf(0, 500, 100)).toEqual([]);
});

it.each([2, 3, 8, 15, 30])(
  '%i cards stay inside, in order, and as steep on the left as on the right',
  (count) => {
    const width = 600;
    const spots = fanOf(count, width, 100);
    expect(spots).toHaveLength(count);
    spots.forEach((spot, at) => {
      expect(Math.abs(spot.x)).toBeLessThanOrEqual((width - 100) / 2 + 1e-9);
      expect(Math.abs(spot.turn)).toBeLessThanOrEqual(7);
      const mirrored = spots[count - 1 - at]!;
      expect([mirrored.x, mirrored.y, mirrored.turn]).toEqual([
        expect.closeTo(-spot.x),
        expect.closeTo(spot.y),
        expect.closeTo(-spot.turn),
      ]);
      if (at > 0) expect(spot.x).toBeGreaterThan(spots[at - 1]!.x);
    });
  },
);

it('a hand that is narrower than a card is a stack', () => {
  expect(fanOf(3, 50, 100).map(({ x }) => Math.abs(x))).toEqual([0, 0, 0]);
});

it('a fan hangs lower the wider it is', () => {
  const [one, three, nine] = [1, 3, 9].map((count) => hangOf(fanOf(count, 600, 100), 100));
  expect([one, hangOf([], 100)]).toEqual([0, 0]);
  expect(three).toBeGreaterThan(0);
  expect(nine).toBeGreaterThan(three ?? 0);
  expect(nine).toBeLessThan(30);
});
