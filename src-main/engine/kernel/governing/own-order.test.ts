import { describe, expect, it } from 'vitest';
import { ownOrderAt, ownOrders } from './own-order';

describe('C3: a player orders his own', () => {
  it.each([
    { count: 0, answers: 0 },
    { count: 1, answers: 0 },
    { count: 2, answers: 2 },
    { count: 3, answers: 6 },
    { count: 6, answers: 720 },
    { count: 7, answers: 7 },
    { count: 40, answers: 40 },
  ])('$count skills: $answers answers', ({ count, answers }) => {
    expect(ownOrders(count)).toBe(answers);
  });

  it('offers every order of a few once', () => {
    const all = Array.from({ length: ownOrders(4) }, (_, rank) => ownOrderAt(4, rank).join(''));
    expect(new Set(all).size).toBe(24);
    for (const order of all) expect([...order].sort().join('')).toBe('0123');
  });

  it('asks only for the first of many', () => {
    expect(ownOrderAt(9, 5)).toEqual([5]);
  });
});
