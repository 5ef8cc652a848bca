import { expect, test } from 'vitest';
import type { CardType } from '@shared/games/governing/effects/words';
import { randomFrom } from '../test-support';
import { sortKey } from './sort-key';

const row = (
  kind: 'card' | 'bonus' | 'zone' | 'rules',
  group: string | null,
  number: number | null,
  id: string,
) => ({
  kind,
  group,
  number,
  face: null,
  id,
});

const card = (type: CardType, ap: number | 'X' | null, id: string) => ({
  ...row('card', type, ap === 'X' ? null : ap, id),
  face: { type, ap, sp: null, pe: null, quick: false },
});

/** Lists in the order they should have. */
const ordered = [
  card('furre', 1, 'b'),
  card('furre', 2, 'a'),
  card('treat', 1, 'a'),
  card('alteration', null, 'a'),
  card('haven', 3, 'a'),
  card('action', 9, 'b'),
  card('action', 'X', 'a'),
  row('card', 'home', -5, 'z'),
  row('card', 'home', 1, 'b'),
  row('card', 'home', 2, 'card'),
  row('card', 'home', 2, 'card-1'),
  row('card', 'home', 2, 'card-01'),
  row('card', 'home', 2, 'card-2'),
  row('card', 'home', 2, 'card-10'),
  row('card', 'home', 2, 'card-10-b'),
  row('card', 'home', 2, 'cards'),
  row('card', 'home', 10, 'a'),
  row('card', 'home', 1e300, 'a'),
  row('card', 'home', null, 'a'),
  row('card', 'home-2', 1, 'a'),
  row('card', 'school', 1, 'a'),
  row('card', 'дім', 1, 'a'),
  row('card', null, 1, 'a'),
  row('card', null, null, 'a'),
  row('bonus', null, null, 'a'),
  row('zone', null, null, 'a'),
  row('rules', null, null, 'a'),
];

test('lists are ordered by kind, group or type, number and id', () => {
  const random = randomFrom(7);
  const shuffled = ordered.map((item) => ({ item, at: random(1000) })).sort((a, b) => a.at - b.at);
  const keys = shuffled.map(({ item }) => ({ item, key: Buffer.from(sortKey(item)) }));
  keys.sort((a, b) => Buffer.compare(a.key, b.key));
  const tie = (id: string): string => id.replace('card-01', 'card-1');
  expect(keys.map(({ item }) => ({ ...item, id: tie(item.id) }))).toEqual(
    ordered.map((item) => ({ ...item, id: tie(item.id) })),
  );
});

test('the rank that the designer gave comes before the number, and only within the group', () => {
  const keys = [
    sortKey(row('card', 'home', 9, 'z'), 0),
    sortKey(row('card', 'home', 5, 'y'), 3),
    sortKey(row('card', 'home', 1, 'a'), 10_000),
    sortKey(row('card', 'home', 1, 'b')),
    sortKey(row('card', 'town', 1, 'a'), 0),
    sortKey(row('bonus', null, null, 'a'), 0),
  ];
  expect(keys.toSorted()).toEqual(keys);
});
