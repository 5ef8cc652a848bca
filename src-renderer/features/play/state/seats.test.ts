import { expect, it } from 'vitest';
import { firstHuman, playerAt, seatOf, whoOffered, type Seat } from './seats';

it.each<[string, string | undefined]>([
  ['Ann', 'Ann'],
  ['  Ann ', 'Ann'],
  ['', undefined],
  ['   ', undefined],
  ['A\u202enn\n', 'Ann'],
  ['\u200b', undefined],
  // Joins two emoji into one person.
  ['👩\u200d🎤', '👩\u200d🎤'],
])('somebody who types %j is called so', (typed, name) => {
  expect(playerAt({ name: typed, who: 'human' }).name).toBe(name);
});

it.each(whoOffered)('%s comes back as it was chosen', (who) => {
  const seat: Seat = { name: 'Ann', who };
  expect(seatOf(playerAt(seat))).toEqual(seat);
});

it('the first look is for a person, wherever one sits', () => {
  const seats = (...who: string[]) => who.map((one) => playerAt({ name: '', who: one }));
  expect(firstHuman(seats('greedy', 'human'))).toBe(1);
  expect(firstHuman(seats('greedy', 'random'))).toBe(0);
});
