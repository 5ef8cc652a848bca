import { describe, expect, it } from 'vitest';
import { choiceAt, choices, orderAt, orders } from './combinations';

const most = Number.MAX_SAFE_INTEGER;

/** Every way, the plain way: what the ranks must run through, in this order. */
function allChoices(count: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  return Array.from({ length: Math.max(0, count - from) }, (_, index) => from + index).flatMap((position) =>
    allChoices(count, size - 1, position + 1).map((rest) => [position, ...rest]),
  );
}
function allOrders(left: readonly number[]): number[][] {
  if (left.length === 0) return [[]];
  return left.flatMap((item, index) => allOrders(left.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}

describe('combinations', () => {
  it('number every choice once, in the order of the dictionary', () => {
    for (let count = 0; count <= 8; count++) {
      for (let size = 0; size <= count; size++) {
        const expected = allChoices(count, size);
        expect(choices(count, size, most), `${size} of ${count}`).toBe(expected.length);
        const found = expected.map((_, rank) => {
          const into = [99, 99];
          choiceAt(count, size, rank, into);
          return into.slice(0, size);
        });
        expect(found, `${size} of ${count}`).toEqual(expected);
      }
    }
  });

  it('number every order once', () => {
    for (let count = 0; count <= 6; count++) {
      const expected = allOrders(Array.from({ length: count }, (_, index) => index));
      expect(orders(count, most)).toBe(expected.length);
      const found = expected.map((_, rank) => {
        const into = [99];
        orderAt(count, rank, into);
        return into;
      });
      expect(found).toEqual(expected);
    }
  });

  it.each([
    [5, 6, 100, 0],
    [5, -1, 100, 0],
    [20, 10, 5000, 5000],
    [20, 10, most, 184_756],
    [1000, 500, 5001, 5001],
    [7, 2, 21, 21],
  ])('count the choices of %i by %i, up to %i', (count, size, limit, ways) => {
    expect(choices(count, size, limit)).toBe(ways);
  });

  it('count orders up to the limit', () => {
    expect(orders(7, 5001)).toBe(5001);
    expect(orders(6, 5001)).toBe(720);
    expect(orders(500, 5001)).toBe(5001);
  });
});
