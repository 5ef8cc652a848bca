import { RandomBot } from '../../src-main/engine/bots/random';
import { playMatch } from '../../src-main/engine/bots/play-match';
import { createArena } from '../../src-main/engine/games/ygios/arena';
import { Chance } from '../../src-main/engine/kernel/chance';
import type { Arena } from '../../src-main/engine/kernel/arena';
import { copyState, type State } from '../../src-main/engine/kernel/state';
import { definitionsOf, largePack, programOf, shippedFiles } from './shipped-pack';
import { measure, median } from './statistics.mjs';

interface Peer {
  readonly version: string;
  movesPerSecond(way: Way, milliseconds: number): number;
}
type Way = 'client' | 'local';

/** How many in a second, in one turn of each. */
interface Run extends Readonly<Record<Way, number>> {
  readonly ours: number;
}

interface Row {
  readonly what: string;
  readonly measured: number;
  readonly unit: string;
  readonly note: string;
  readonly budget?: number;
  readonly atLeast?: true;
}

const slice = 1000;
const repetitions = 7;

/** The engine beside boardgame.io, by turns: a machine that slows down slows both. */
export function engineRows(root: string, peer: Peer | { readonly missing: string }): Row[] {
  const arena = createArena(programOf(definitionsOf(shippedFiles(root)), 'advanced'));
  const chance = new Chance(1, 'bot');
  const runs: Run[] = [];
  for (let run = -1; run < repetitions; run++) {
    const ours = decisionsPerSecond(arena, chance, slice);
    const theirs = (way: Way): number => ('missing' in peer ? Number.NaN : peer.movesPerSecond(way, slice));
    const taken: Run = { ours, local: theirs('local'), client: theirs('client') };
    // The first turn of each is for the compiler to warm up.
    if (run >= 0) runs.push(taken);
  }
  const rows: Row[] = [
    {
      what: 'YGIOS advanced, random players, all answers listed, one core',
      ...middle(runs.map(({ ours }) => ours)),
      unit: 'decisions/s',
    },
  ];
  if ('missing' in peer) {
    const note = `not measured: boardgame.io could not be fetched (${peer.missing})`;
    return [...rows, { what: 'against boardgame.io', measured: Number.NaN, unit: '×', note }];
  }
  const name = `boardgame.io ${peer.version}, its tic-tac-toe`;
  // Two players and the master between them is how it is played; DESIGN's “about 6 000” is that. A client alone, with
  // nobody to hide anything from, is shown beside it.
  return [
    ...rows,
    {
      what: `${name}, two players and its master`,
      ...middle(runs.map(({ local }) => local)),
      unit: 'moves/s',
    },
    {
      what: 'our decisions against those moves, by turns',
      ...middle(runs.map(({ ours, local }) => ours / local)),
      unit: '×',
      budget: 100,
      atLeast: true,
    },
    { what: `${name}, one client alone`, ...middle(runs.map(({ client }) => client)), unit: 'moves/s' },
    {
      what: 'our decisions against those moves, by turns',
      ...middle(runs.map(({ ours, client }) => ours / client)),
      unit: '×',
    },
  ];
}

/** The median of several runs, and how far they lay apart. */
const middle = (found: readonly number[]): { readonly measured: number; readonly note: string } => ({
  measured: median(found),
  note: `median of ${found.length}; ${whole(Math.min(...found))} to ${whole(Math.max(...found))}`,
});
const whole = (n: number): string => Math.round(n).toLocaleString('en');

function decisionsPerSecond(arena: Arena, chance: Chance, milliseconds: number): number {
  const start = performance.now();
  const taken = (): number => performance.now() - start;
  let decisions = 0;
  while (taken() < milliseconds) {
    for (let match = 0; match < 10; match++) {
      arena.begin(chance.below(2 ** 31));
      for (;;) {
        for (let count = arena.count; count > 0; count = arena.count) {
          arena.choose(chance.below(count));
          decisions++;
        }
        if (!arena.isBetweenRounds) break;
        arena.deal();
      }
    }
  }
  return (decisions * 1000) / taken();
}

/** Copies of a state from the middle of a game, as many as a search keeps. */
export function copyRow(root: string) {
  const arena = createArena(programOf(definitionsOf(shippedFiles(root)), 'advanced'));
  arena.begin(3);
  for (let n = 0; n < 12; n++) arena.choose(0);
  const kept: State[] = Array.from({ length: 64 }, () => copyState(arena.state));
  const copies = 200_000;
  const taken: number[] = [];
  for (let run = -2; run < 15; run++) {
    const start = performance.now();
    for (let n = 0; n < copies; n++) kept[n & 63] = copyState(arena.state);
    if (run >= 0) taken.push(((performance.now() - start) * 1000) / copies);
  }
  return {
    what: 'copy of a state',
    measured: median(taken),
    unit: 'µs',
    budget: 1,
    note: `${arena.state.byteLength} bytes; median of ${taken.length} runs of ${copies.toLocaleString('en')}`,
  };
}

export async function compileRow(root: string, size = 1000) {
  const files = largePack(shippedFiles(root), size);
  const definitions = definitionsOf(files);
  const cards = definitions.filter(({ kind }) => kind === 'card').length;
  const compiling = await measure(15, () => programOf(definitions, 'advanced'));
  const validating = await measure(7, () => definitionsOf(files));
  return {
    what: `compile a pack of ${cards.toLocaleString('en')} cards, median`,
    measured: median(compiling),
    unit: 'ms',
    budget: 300,
    note: `validating all its files before that: ${median(validating).toFixed(0)} ms`,
  };
}

/** What rules/ygios.md §5 found: rounds won by their opener, sweeps, plays. */
const known = {
  simple: { opener: 64, swept: 9.2, plays: 12.4 },
  advanced: { opener: 64, swept: 10.3, plays: 12.3 },
} as const;

/** Rounds of random players who never back off, beside what another implementation of the same rules found. */
export function smokeRows(root: string, wanted = 20_000) {
  const definitions = definitionsOf(shippedFiles(root));
  return (['simple', 'advanced'] as const).flatMap((mode) => {
    let rounds = 0;
    let opener = 0;
    let swept = 0;
    let plays = 0;
    const arena = createArena(programOf(definitions, mode), {
      played: () => undefined,
      roundEnded(round) {
        if (rounds === wanted) return;
        rounds++;
        if (round.opener === round.winner) opener++;
        if (round.swept) swept++;
        plays += round.plays;
      },
    });
    const bot = new RandomBot(0);
    for (let seed = 1; rounds < wanted; seed++) playMatch(arena, [bot, bot], seed, false, 100);
    const what = `${wanted.toLocaleString('en')} random rounds, ${mode}`;
    const said = (value: number, unit: string): string => `rules/ygios.md §5: ${value} ${unit}`;
    return [
      row(`${what}: won by the opener`, (100 * opener) / rounds, '%', said(known[mode].opener, '%')),
      row(`${what}: sweeps`, (100 * swept) / rounds, '%', said(known[mode].swept, '%')),
      row(`${what}: plays a round`, plays / rounds, 'plays', said(known[mode].plays, 'plays')),
    ];
  });
}

const row = (what: string, measured: number, unit: string, note: string) => ({ what, measured, unit, note });
