import { expect, it } from 'vitest';
import { groupsInOrder } from './list-words';

it.each([
  [
    'governing',
    ['action', 'alteration', 'furre', 'haven', 'treat'],
    ['furre', 'treat', 'alteration', 'haven', 'action'],
  ],
  ['ygios', ['home', 'school', 'town'], ['home', 'school', 'town']],
  ['governing', [], []],
] as const)('%s: %s are offered as %s', (game, groups, order) => {
  expect(groupsInOrder(game, groups)).toEqual(order);
});
