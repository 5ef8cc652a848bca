import { env } from 'node:process';
import { beforeAll, describe, expect, it } from 'vitest';
import { startDuel } from './oracle';
import { chanceOf, randomSetUp, shippedPack } from './test-pack';
import { playOut } from './test-play';

/**
 * Figures of duels between players who choose evenly (rules §4). They say nothing about single rules, and something
 * about all of them together. The limits are five standard deviations of this many duels.
 */
const duels = Number(env['HEARTDECK_DUELS'] ?? 400);

interface Totals {
  readonly turns: number[];
  first: number;
  second: number;
  draws: number;
  menus: number;
  moves: number;
  swings: number;
  bowOuts: number;
  drawn: number;
  emptyBooks: number;
}

function measure(): Totals {
  const pack = shippedPack();
  const totals: Totals = {
    turns: [],
    first: 0,
    second: 0,
    draws: 0,
    menus: 0,
    moves: 0,
    swings: 0,
    bowOuts: 0,
    drawn: 0,
    emptyBooks: 0,
  };
  for (let seed = 1; seed <= duels; seed += 1) {
    const chance = chanceOf(seed);
    const given = randomSetUp(pack, chance);
    const duel = startDuel(pack, {}, given);
    playOut(duel, chance, (question) => {
      if (question.for !== 'main') return;
      totals.menus += 1;
      totals.moves += question.answers.length;
    });
    const { turn, winner, book } = duel.snapshot();
    const count = (word: string): number =>
      duel.happened().filter(({ text }) => text.startsWith(`${word} `)).length;
    totals.turns.push(turn);
    if (winner === 'draw') totals.draws += 1;
    else if (winner === given.active) totals.first += 1;
    else totals.second += 1;
    totals.swings += count('swing');
    totals.bowOuts += count('bowOut');
    totals.drawn += count('draw');
    if (Object.values(book).some((cards) => cards.length === 0)) totals.emptyBooks += 1;
  }
  return totals;
}

describe('duels between players who choose evenly', () => {
  let totals: Totals;
  beforeAll(() => {
    totals = measure();
  });
  const mean = (sum: number): number => sum / duels;
  const at = (share: number): number =>
    totals.turns.toSorted((a, b) => a - b)[Math.floor(duels * share)] ?? 0;

  const rows: readonly (readonly [string, number, number, () => number])[] = [
    ['turns', 34, 44, () => mean(totals.turns.reduce((sum, n) => sum + n, 0))],
    ['median of turns', 31, 40, () => at(0.5)],
    ['turns of short ones', 11, 19, () => at(0.05)],
    ['turns of long ones', 64, 92, () => at(0.95)],
    ['wins of the first player', 0.37, 0.63, () => mean(totals.first)],
    ['wins of the second player', 0.35, 0.61, () => mean(totals.second)],
    ['draws', -1, 0.06, () => mean(totals.draws)],
    ['moves in the main menu', 5.2, 6.3, () => totals.moves / totals.menus],
    ['swings', 19, 27, () => mean(totals.swings)],
    ['bow-outs', 12, 16.5, () => mean(totals.bowOuts)],
    ['cards drawn', 41, 49, () => mean(totals.drawn)],
    ['empty books', 0.1, 0.3, () => mean(totals.emptyBooks)],
  ];
  it.each(rows)('have as many %s as the rules say', (_what, from, to, found) => {
    expect(found()).toBeGreaterThan(from);
    expect(found()).toBeLessThan(to);
  });
});
