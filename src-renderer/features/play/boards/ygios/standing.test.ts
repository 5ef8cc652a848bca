import { expect, it } from 'vitest';
import type { SeenMark } from '@shared/api/matches';
import { otherMarks, standingOf, trackOf } from './standing';

const mark = (is: string, more: Partial<SeenMark> = {}): SeenMark => ({
  is,
  text: is,
  n: null,
  of: null,
  seat: null,
  ask: null,
  ...more,
});
const marks = [
  mark('devotion', { n: 5, seat: 0 }),
  mark('devotion', { n: 7, seat: 1 }),
  mark('control', { seat: 1 }),
  mark('lock', { n: 2, seat: 0 }),
  mark('strange'),
];

it('each side has its total, its lead, its locks, and one of them control', () => {
  expect(standingOf({ marks }, 0)).toMatchObject({
    devotion: { n: 5 },
    control: null,
    lead: -2,
    locks: [{ n: 2 }],
  });
  expect(standingOf({ marks }, 1)).toMatchObject({ devotion: { n: 7 }, control: {}, lead: 2, locks: [] });
});

it('what the board does not know is left to be told in words', () => {
  expect(otherMarks({ marks }).map(({ is }) => is)).toEqual(['strange']);
});

it.each([
  [[0, 4], 12, [0, 4]],
  [[-1, 15], 12, [0, 12]],
])('points %j on a track to %i stand at %j', (points, of, at) => {
  expect(trackOf(points.map((n) => mark('points', { n, of })))).toEqual({ last: of, at });
});

it('a track without an end is as long as the most points', () => {
  expect(trackOf([mark('points', { n: 3 }), null])).toEqual({ last: 3, at: [3, 0] });
});
