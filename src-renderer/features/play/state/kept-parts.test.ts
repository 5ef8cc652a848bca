import { expect, it } from 'vitest';
import type { SeenMatch } from '@shared/api/matches';
import { keepParts } from './kept-parts';
import { person, seenCard, seenMatch, seenPlace } from './test-match';

const line = (text: string) => ({ text, cards: [], at: 0, events: [], summary: null });
const mark = (n: number) => ({ is: 'points', text: `${n} points`, n, of: null, seat: null, ask: null });
const before = seenMatch({
  players: [
    { ...person, figures: [mark(1)] },
    { ...person, figures: [mark(2)] },
  ],
  places: [
    seenPlace({ id: 'hand', cards: ['a', 'b', 'c'].map((handle) => seenCard({ handle })) }),
    seenPlace({ id: 'zone', marks: [mark(0)] }),
    seenPlace({ id: 'pile', cards: [seenCard({ handle: null })] }),
  ],
  log: [line('one'), line('two')],
});
/** As it comes over the wire: nothing in it is the same object. */
const copy = (seen: SeenMatch): SeenMatch => structuredClone(seen);

it('says what came, whatever of it is kept', () => {
  const now = seenMatch({
    ...copy(before),
    answers: 1,
    places: [
      seenPlace({ id: 'zone', marks: [mark(3)] }),
      seenPlace({ id: 'hand', cards: [seenCard({ handle: 'c' })] }),
    ],
    log: [line('one'), line('other'), line('three')],
  });
  expect(keepParts(before, now)).toEqual(now);
  expect(keepParts(null, now)).toBe(now);
});

it('keeps what is as it was, also behind a card that is gone', () => {
  const now = copy(before);
  now.places[0]?.cards.shift();
  now.places[0]?.cards[1]?.answers.push(4);
  now.players[1]?.figures.push(mark(5));
  now.log.push(line('three'));
  const seen = keepParts(before, now);
  expect(seen.places[0]?.cards[0]).toBe(before.places[0]?.cards[1]);
  expect(seen.places[0]?.cards[1]).toBe(now.places[0]?.cards[1]);
  expect(seen.places[1]).toBe(before.places[1]);
  expect(seen.places[2]).toBe(before.places[2]);
  expect(seen.players[0]).toBe(before.players[0]);
  expect(seen.players[1]).toBe(now.players[1]);
  expect(seen.log[1]).toBe(before.log[1]);
  expect(seen.log[2]).toBe(now.log[2]);
});

it('seen again, it is the same question over the same places: what was picked for it still means something', () => {
  const again = keepParts(before, copy(before));
  expect(again.question).toBe(before.question);
  expect(again.places).toBe(before.places);
  const other = copy(before);
  other.places.pop();
  expect(keepParts(before, other).places).not.toBe(before.places);
});
