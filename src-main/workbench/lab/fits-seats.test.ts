import { expect, it } from 'vitest';
import { fitsSeats } from './fits-seats';

it.each([
  [2, 10, null],
  [2, 7, { code: 'uneven-games', data: { found: 7, seats: 2 } }],
  [1, 10, { code: 'wrong-bots', data: { found: 1, wanted: ['2'] } }],
  [3, 9, { code: 'wrong-bots', data: { found: 3, wanted: ['2'] } }],
])('%i bots and %i games of a game for two', (bots, games, error) => {
  const fits = fitsSeats('ygios', bots, games);
  expect(fits.ok ? null : fits.error).toEqual(error);
});
