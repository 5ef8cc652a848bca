import { expect, it } from 'vitest';
import { laidOut } from './sides';
import { bot, person, seenPlace } from './test-match';

const places = [
  seenPlace({ id: 'hand-0', is: 'hand', owner: 0 }),
  seenPlace({ id: 'hand-1', is: 'hand', owner: 1 }),
  seenPlace({ id: 'home' }),
  seenPlace({ id: 'town' }),
  seenPlace({ id: 'bonus', is: 'bonus', of: 'town' }),
  seenPlace({ id: 'stray', is: 'bonus', of: 'nowhere' }),
  seenPlace({ id: 'pile', is: 'pile' }),
  seenPlace({ id: 'discard', is: 'discard' }),
  seenPlace({ id: 'queue', is: 'queue' }),
  seenPlace({ id: 'side-1', is: 'row', owner: 1 }),
  seenPlace({ id: 'book-1', is: 'pile', owner: 1 }),
];
const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

it('every place lies somewhere, once, and the own side is near', () => {
  const { far, near, zones, rows, stacks } = laidOut({ players: [person, bot], places }, 0);
  expect(near.seat).toBe(0);
  expect(ids(near.hands)).toEqual(['hand-0']);
  expect(far.map(({ seat }) => seat)).toEqual([1]);
  expect(far.map((side) => [ids(side.hands), ids(side.rows), ids(side.stacks)])).toEqual([
    [['hand-1'], ['side-1'], ['book-1']],
  ]);
  expect(zones.map(({ zone, bonuses }) => [zone.id, ids(bonuses)])).toEqual([
    ['home', []],
    ['town', ['bonus']],
  ]);
  expect(ids(rows)).toEqual(['stray', 'queue']);
  expect(ids(stacks)).toEqual(['pile', 'discard']);
});

it('the others sit in turn order, from whoever looks', () => {
  const sides = (seat: number | null) => {
    const { near, far } = laidOut({ players: [person, bot, bot], places: [] }, seat);
    return [near, ...far].map((side) => side.seat);
  };
  expect([sides(0), sides(1), sides(2), sides(null)]).toEqual([
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
    [0, 1, 2],
  ]);
});
