import { expect, it } from 'vitest';
import { lyingIn } from './lying';
import { seenCard, seenPlace } from './test-match';

it.each<[string, number, number, number]>([
  ['all seen', 1, 1, 1],
  ['some only counted', 1, 4, 4],
  ['more seen than counted', 2, 1, 2],
  ['a whole deck', 0, 5000, 20],
])('%s', (_name, seen, count, shown) => {
  const cards = Array.from({ length: seen }, (_, at) => seenCard({ handle: `c${at}` }));
  const lying = lyingIn(seenPlace({ is: 'hand', cards, count, owner: 1 }), 'hidden');
  expect(lying).toHaveLength(shown);
  expect(lying.slice(0, seen)).toEqual(cards);
  for (const back of lying.slice(seen))
    expect(back).toMatchObject({ path: null, handle: null, faceDown: true, owner: 1 });
});
