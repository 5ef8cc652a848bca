import { expect, it } from 'vitest';
import type { SeenEvent } from '@shared/api/matches';
import { seenCard, seenPlace } from '../state/test-match';
import { planOf } from './plan';

const hand = seenPlace({
  id: 'hand',
  cards: [seenCard({ handle: 'held:a', path: 'a' }), seenCard({ handle: 'held:b', path: 'b' })],
});
const zone = (...cards: ReturnType<typeof seenCard>[]) => seenPlace({ id: 'zone', cards });
const move = (more: Partial<Extract<SeenEvent, { is: 'move' }>> = {}): SeenEvent => ({
  is: 'move',
  path: 'a',
  handle: '#1',
  from: 'hand',
  to: 'zone',
  faceDown: false,
  count: 1,
  ...more,
});
const line = (...events: SeenEvent[]) => ({ events });

it('a card goes from where it lay to where it lies', () => {
  const plan = planOf([line(move())], [hand], [zone(seenCard({ handle: '#1', path: 'a' }))]);
  expect(plan).toEqual([
    {
      is: 'move',
      from: { place: 'hand', handle: 'held:a' },
      to: { place: 'zone', handle: '#1' },
      path: 'a',
      delay: 0,
      duration: 260,
    },
  ]);
});

it.each<[string, SeenEvent, ReturnType<typeof seenCard> | null]>([
  ['played face-down', move({ faceDown: true }), seenCard({ handle: '#1', path: 'a', faceDown: true })],
  ['not known to this seat', move({ path: null }), seenCard({ handle: '#1', path: null })],
  ['lying face-down by now', move(), seenCard({ handle: '#1', path: 'a', faceDown: true })],
  ['drawn by somebody else', move({ path: null, handle: null }), null],
])('of a card that is %s only the back is shown', (_name, event, lies) => {
  const plan = planOf([line(event)], [hand], [lies ? zone(lies) : zone()]);
  expect(plan).toMatchObject([{ is: 'move', path: null }]);
});

it('what is not there any more goes from place to place', () => {
  const plan = planOf([line(move({ handle: '#9', path: 'z', from: 'zone', to: 'discard' }))], [zone()], []);
  expect(plan).toMatchObject([
    { from: { place: 'zone', handle: null }, to: { place: 'discard', handle: null }, path: 'z' },
  ]);
});

it('cards that are dealt together come one after the other, and not endlessly many', () => {
  const plan = planOf([line(move({ path: null, handle: null, count: 8 }))], [], []);
  expect(plan).toHaveLength(5);
  expect(plan.map(({ delay }) => delay)).toEqual([0, 110, 220, 330, 440]);
});

it('what happens to one card waits for what happened to it before, the rest overlaps', () => {
  const plan = planOf(
    [
      line(move(), { is: 'flip', handle: '#1', place: 'zone', faceDown: true }),
      line({ is: 'mark', handle: null, place: 'zone' }, { is: 'score', seat: 1, n: 5 }),
    ],
    [hand],
    [zone(seenCard({ handle: '#1', path: 'a' }))],
  );
  expect(plan.map(({ is, delay }) => [is, delay])).toEqual([
    ['move', 0],
    ['flip', 260],
    ['mark', 220],
    ['score', 330],
  ]);
});

it('no step is longer than 300 ms, and much that happened does not take longer to begin', () => {
  const many = Array.from({ length: 60 }, (_, at) =>
    line(
      move({ handle: null, path: null }),
      { is: 'score', seat: 0, n: at },
      { is: 'mark', handle: null, place: 'zone' },
    ),
  );
  const plan = planOf(many, [], []);
  expect(Math.max(...plan.map(({ duration }) => duration))).toBeLessThanOrEqual(300);
  expect(Math.max(...plan.map(({ delay }) => delay))).toBeLessThanOrEqual(900);
});

it('nothing to see: no score, no place, no event', () => {
  const nothing = [
    line({ is: 'score', seat: 0, n: 0 }, { is: 'mark', handle: null, place: null }),
    line(move({ from: null, to: null })),
    line(),
  ];
  expect(planOf(nothing, [hand], [hand])).toEqual([]);
});
