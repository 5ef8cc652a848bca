import { expect, it, vi } from 'vitest';
import { arenaOf } from '../engine/kernel/rules-arena';
import { wholeWin } from '../engine/kernel/winners';
import { toy } from '../engine/testing/toy-game';
import { ComparePlayer } from './compare/compare-deals';
import { dealWords, words } from './compare/deal-words';
import { DealPlayer } from './play-deals';
import type { PlayedGame } from './played-game';
import { commonFigures } from './report';
import { TryPlayer } from './try-out/try-deals';

// A game of three seats in place of the shipped ones, which have two.
vi.mock('./played-game', () => ({
  tablesFor: () => ({
    arena: (recorder: null) => arenaOf(toy, { turns: 2 }, recorder),
    mostRounds: 1,
    unit: 'turns',
  }),
}));
const played = {} as PlayedGame;
const random = { bot: 'random', backOff: null } as const;
const greedy = { bot: 'greedy' } as const;
const bots = [greedy, random, random];
const sumOf = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0);

it('each deal is played once for each seat of a bot, and every win is shared out whole', () => {
  const tally = new DealPlayer({ played, bots, seed: 1, deals: 60 }).play({ first: 0, count: 60 });
  expect(tally).toMatchObject({ games: 180, rounds: 180, draws: 0, decisions: 180 * 6 });
  expect([sumOf(tally.botWins), sumOf(tally.seatWins)]).toEqual([180 * wholeWin, 180 * wholeWin]);
  // What the game counts besides, by the place of its word.
  expect(tally.counters).toHaveLength(1);
  expect(tally.counters[0]).toBeGreaterThan(0);
  for (const by of tally.dealsByBot) expect(sumOf(by)).toBe(60);

  const { bots: byBot, seats, finished } = commonFigures(tally, 3);
  expect(finished).toBe(180);
  expect([byBot.length, seats.length]).toEqual([3, 3]);
  expect(byBot.reduce((sum, { rate }) => sum + rate, 0)).toBeCloseTo(1, 5);
  // Shared wins are counted in parts: there are some.
  expect([...byBot, ...seats].some(({ count }) => !Number.isInteger(count))).toBe(true);
});

it('one bot in every seat wins a third in each deal’s rotations: nobody is better than chance', () => {
  const same = [random, random, random];
  const tally = new DealPlayer({ played, bots: same, seed: 1, deals: 300 }).play({ first: 0, count: 300 });
  for (const { low, high } of commonFigures(tally, 3).bots) {
    expect(low).toBeLessThan(1 / 3);
    expect(high).toBeGreaterThan(1 / 3);
  }
});

it('two versions are compared over all rotations', () => {
  const job = { before: played, after: played, card: null, bots, seed: 1 };
  const { before, after } = new ComparePlayer(job).play({ first: 0, count: 5 });
  expect(before).toEqual(after);
  for (let deal = 0; deal < 5; deal++) expect(before[deal * dealWords + words.finished]).toBe(3);
});

it('a try-out fills every seat', () => {
  const job = { played, card: null, bot: random, seats: 3, seed: 1 };
  expect(new TryPlayer(job).play({ first: 0, count: 4 })).toMatchObject({ games: 12, loops: [] });
});
