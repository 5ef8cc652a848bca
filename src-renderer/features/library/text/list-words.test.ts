import { expect, it } from 'vitest';
import { groupsInOrder } from './list-words';

it.each([
  [
    ['action', 'alteration', 'furre', 'haven', 'treat'],
    ['furre', 'treat', 'alteration', 'haven', 'action'],
  ],
  [
    ['home', 'school', 'town'],
    ['home', 'school', 'town'],
  ],
  [[], []],
])('%s are offered as %s', (groups, order) => {
  expect(groupsInOrder(groups)).toEqual(order);
});
