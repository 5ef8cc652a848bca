import { env } from 'node:process';
import { beforeAll, describe, expect, it } from 'vitest';
import { Chance } from '../../kernel/chance';
import * as frames from '../../kernel/frames';
import { rest, restAt } from '../../kernel/head';
import { at } from '../../kernel/state';
import { firstAt, winnerAt } from './layout';
import { backOff } from './questions';
import { snapshot } from './snapshot';
import { dealRound } from './setup';
import { startMatch } from '../../kernel/match';
import { ygios } from './rules';
import type { Table } from './table';
import { shippedProgram } from './testing/shipped';
import type { Mode } from '@shared/games/index';
import { advance, answer } from './turn';

/**
 * Figures of random play without Back Off (rules §5). They say nothing about single rules, and something about all of
 * them together. The limits are wide: five standard deviations of this many rounds, and the spread between two
 * simulators. `npm run bench` prints the same figures of 20 000 rounds.
 */
const rounds = Number(env['HEARTDECK_ROUNDS'] ?? 3000);

interface Figures {
  rounds: number;
  opener: number;
  sweeps: number;
  playOuts: number;
  timelines: number;
  /** How many rounds had so many plays of turns. */
  readonly plays: Map<number, number>;
  longestChain: number;
}

/** One round to its end, never backing off. */
function playRound(t: Table, chance: Chance, figures: Figures): void {
  let plays = 0;
  let inTurn = 0;
  let chain = 0;
  let playedOut = false;
  t.log = (event) => {
    const isTurnPlay = event.is === 'played' && frames.depth(t.s) === 0;
    if (event.is === 'turnBegins') inTurn = 0;
    if (isTurnPlay) {
      plays++;
      chain = 0;
      if (++inTurn > 1) playedOut = true;
    }
    if ('face' in event && event.face === 'up') chain++;
    figures.longestChain = Math.max(figures.longestChain, chain);
  };
  while (at(t.s, restAt) === rest.question) {
    const codes = t.options.list().filter((code) => code !== backOff);
    answer(t, codes[chance.below(codes.length)]!);
  }
  t.log = null;
  const winner = at(t.s, winnerAt);
  figures.rounds++;
  if (winner === at(t.s, firstAt)) figures.opener++;
  if (new Set(Object.values(snapshot(t).control)).size === 1) figures.sweeps++;
  if (playedOut) figures.playOuts++;
  figures.plays.set(plays, (figures.plays.get(plays) ?? 0) + 1);
}

function measure(mode: Mode): Figures {
  const program = shippedProgram(mode);
  const figures: Figures = {
    rounds: 0,
    opener: 0,
    sweeps: 0,
    playOuts: 0,
    timelines: 0,
    plays: new Map(),
    longestChain: 0,
  };
  for (let seed = 1; figures.rounds < rounds; seed++) {
    const chance = new Chance(seed, 'bot');
    const t = startMatch(ygios, program, seed);
    do {
      dealRound(t);
      advance(t);
      playRound(t, chance, figures);
    } while (at(t.s, restAt) === rest.roundOver);
    expect(at(t.s, restAt), `seed ${seed}`).toBe(rest.gameOver);
    figures.timelines++;
  }
  return figures;
}

interface Expected {
  readonly mode: Mode;
  /** In hundredths, from and to. */
  readonly opener: readonly [number, number];
  readonly sweeps: readonly [number, number];
  readonly playOuts: readonly [number, number];
  /** How many rounds had so many plays, in hundredths. */
  readonly plays: Readonly<Record<number, readonly [number, number]>>;
  readonly meanPlays: readonly [number, number];
  readonly fewestPlays: number;
  readonly mostPlays: number;
  readonly roundsPerTimeline: readonly [number, number];
}

const expected: readonly Expected[] = [
  {
    mode: 'simple',
    opener: [59.5, 68.5],
    sweeps: [6.2, 12.2],
    playOuts: [13, 23],
    plays: { 12: [59, 71], 13: [29, 41] },
    meanPlays: [12.25, 12.5],
    fewestPlays: 12,
    mostPlays: 13,
    roundsPerTimeline: [4.3, 5.1],
  },
  {
    mode: 'advanced',
    opener: [59.5, 68.5],
    sweeps: [7.2, 13.4],
    playOuts: [27, 39],
    plays: { 11: [8, 18], 12: [45, 57], 13: [24, 36], 14: [3, 10] },
    meanPlays: [12.1, 12.5],
    fewestPlays: 10,
    mostPlays: 15,
    roundsPerTimeline: [3.6, 4.4],
  },
];

describe.each(expected)('random $mode rounds without Back Off', (wanted) => {
  let figures: Figures;
  beforeAll(() => {
    figures = measure(wanted.mode);
  });
  const within = (found: number, [from, to]: readonly [number, number]): void => {
    expect(found).toBeGreaterThan(from);
    expect(found).toBeLessThan(to);
  };
  const share = (count: number): number => (100 * count) / figures.rounds;

  it('are won by the opener about two times in three', () => {
    within(share(figures.opener), wanted.opener);
  });
  it('end in a sweep about one time in ten', () => {
    within(share(figures.sweeps), wanted.sweeps);
  });
  it('end in a play-out of several cards as often as the rules say', () => {
    within(share(figures.playOuts), wanted.playOuts);
  });
  it('have as many plays as the rules say', () => {
    const counts = [...figures.plays.keys()];
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(wanted.fewestPlays);
    expect(Math.max(...counts)).toBeLessThanOrEqual(wanted.mostPlays);
    for (const [plays, limits] of Object.entries(wanted.plays))
      within(share(figures.plays.get(Number(plays)) ?? 0), limits);
    const total = [...figures.plays].reduce((sum, [plays, count]) => sum + plays * count, 0);
    within(total / figures.rounds, wanted.meanPlays);
  });
  it('make Timelines of four or five rounds', () => {
    within(figures.rounds / figures.timelines, wanted.roundsPerTimeline);
  });
  it('have chains of reveals that are short', () => {
    // The proof allows as many as there are cards and one more; nobody has seen more than a handful.
    expect(figures.longestChain).toBeGreaterThan(1);
    expect(figures.longestChain).toBeLessThanOrEqual(8);
  });
});
