import { expect, it } from 'vitest';
import { freshSince } from './fresh';
import { seenCard, seenMatch, seenPlace } from './test-match';

const match = (hand: string[], zone: string[]) =>
  seenMatch({
    places: [
      seenPlace({ id: 'hand', is: 'hand', cards: hand.map((handle) => seenCard({ handle })) }),
      seenPlace({ id: 'home', is: 'zone', cards: zone.map((handle) => seenCard({ handle })) }),
    ],
  });

it.each<[string, ReturnType<typeof match> | null, ReturnType<typeof match>, string[]]>([
  ['what was laid and drawn is new', match(['a', 'b'], []), match(['b', 'c'], ['a']), ['hand c', 'home a']],
  ['a hand that was dealt is no news', match(['a'], ['x']), match(['b', 'c'], []), []],
  ['a whole Zone is', match([], []), match([], ['a', 'b']), ['home a', 'home b']],
  ['and nothing at first sight', null, match(['a'], ['b']), []],
])('%s', (_name, before, now, fresh) => {
  expect([...freshSince(before, now)]).toEqual(fresh);
});
