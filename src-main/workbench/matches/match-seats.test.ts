import { expect, it } from 'vitest';
import { refuseSeats } from './match-seats';

it.each([
  [[2], 2, null],
  [[2], 3, 'wrong-players'],
  [[3, 4, 5], 4, null],
  [[3, 4, 5], 2, 'players-not-possible'],
  [[3, 4, 5], 6, 'players-not-possible'],
])('of %j can %i play? %j', (possible, found, code) => {
  expect(refuseSeats(possible, found)?.code ?? null).toBe(code);
});
