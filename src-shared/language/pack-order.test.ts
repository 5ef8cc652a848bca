import { expect, test } from 'vitest';
import { listedFor, ranksIn } from './pack-order';

const usual = ['a', 'b', 'c', 'd'];

test.each([
  [['a', 'b', 'c', 'd'], []],
  [['b', 'a', 'c', 'd'], ['b']],
  [
    ['a', 'c', 'b', 'd'],
    ['a', 'c'],
  ],
  [['d', 'a', 'b', 'c'], ['d']],
  [
    ['b', 'c', 'd', 'a'],
    ['b', 'c', 'd'],
  ],
  [
    ['d', 'c', 'b', 'a'],
    ['d', 'c', 'b'],
  ],
])('for the order %j no more is listed than %j', (wanted, listed) => {
  expect(listedFor(usual, wanted)).toEqual(listed);
  const rank = ranksIn({ card: listed });
  const key = (id: string): [number, number] => [rank('card', id) ?? Infinity, usual.indexOf(id)];
  const sorted = usual.toSorted((a, b) => {
    const [first, second] = [key(a), key(b)];
    return first[0] === second[0] ? first[1] - second[1] : first[0] - second[0];
  });
  expect(sorted).toEqual(wanted);
});

test('a list is of one kind, and what is listed twice has its first place', () => {
  const rank = ranksIn({ card: ['x', 'y', 'x'], zone: ['y'] });
  expect([rank('card', 'x'), rank('card', 'y'), rank('zone', 'y'), rank('zone', 'x')]).toEqual([
    0,
    1,
    0,
    null,
  ]);
});
