import { expect, it } from 'vitest';
import type { Player } from '@shared/api/match-start';
import { lastDecision, type OpenMatch } from './open-match';

const human: Player = { is: 'human' };
const bot: Player = { is: 'bot', bot: { bot: 'greedy' } };
/** Whose answers they were, in order; a small letter had no other. */
const turnsOf = (letters: string): OpenMatch['turns'] =>
  [...letters].map((letter) => ({
    seat: letter.toUpperCase() === 'A' ? 0 : 1,
    free: letter === letter.toUpperCase(),
  }));

const cases: [turns: string, players: Player[], seat: number | null, keep: number, left: number | null][] = [
  ['', [human, human], null, 0, null],
  ['A', [human, human], 0, 1, 0],
  ['A', [human, human], 1, 1, null],
  ['ABA', [human, human], 1, 3, 1],
  ['ABA', [human, human], null, 3, 2],
  ['ABA', [human, human], 0, 1, 0],
  ['AB', [human, bot], null, 2, 0],
  ['BB', [human, bot], null, 2, null],
  // A single answer was no decision: to come back to it would be to go on at once.
  ['Aaa', [human, human], 0, 3, 0],
  ['aab', [human, human], null, 3, null],
];
it.each(cases)('“%s” of %j, taken back by %s with at most %s left', (letters, players, seat, keep, left) => {
  const turns = turnsOf(letters);
  expect(lastDecision({ turns, players, answers: turns.length }, seat, keep)).toBe(left);
});
