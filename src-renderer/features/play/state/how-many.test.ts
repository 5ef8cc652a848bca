import { expect, it } from 'vitest';
import type { SeenAnswer } from '@shared/api/matches';
import { howMany } from './how-many';
import { seenCard, seenPlace } from './test-match';

const answers = (count: number): SeenAnswer[] =>
  Array.from({ length: count }, () => ({ text: '', cards: [], places: [] }));
const hand = (...offered: number[][]) =>
  seenPlace({ id: 'hand', is: 'hand', cards: offered.map((one) => seenCard({ answers: one })) });

it('two of three cards: every answer is about two', () => {
  expect(howMany(answers(3), [hand([0, 1], [0, 2], [1, 2]), seenPlace()])).toBe(2);
});

it.each([
  ['one card each', 2, [hand([0], [1])]],
  ['one or two', 3, [hand([0, 2], [1, 2])]],
  ['a card and a place', 1, [hand([0], [0]), seenPlace({ answers: [0] })]],
  ['cards of two places', 1, [hand([0], [0]), seenPlace({ cards: [seenCard({ answers: [0] })] })]],
  ['nothing to press', 1, [seenPlace()]],
])('%s: there is no such number', (_name, count, places) => {
  expect(howMany(answers(count), places)).toBeNull();
});
