import { RandomBot } from '../../src-main/engine/bots/random';
import { playMatch } from '../../src-main/engine/bots/play-match';
import { hasWon } from '../../src-main/engine/kernel/winners';
import { arenaOf } from '../../src-main/engine/kernel/rules-arena';
import { governing } from '../../src-main/engine/games/governing/rules';
import { ygios } from '../../src-main/engine/games/ygios/rules';
import { Chance } from '../../src-main/engine/kernel/chance';
import type { Arena } from '../../src-main/engine/kernel/arena';
import { copyState, type State } from '../../src-main/engine/kernel/state';
import { definitionsOf, governingProgramOf, largePack, programOf, shippedFiles } from './shipped-pack';
import { measure, median } from './statistics.mjs';

/** How many in a second, in one turn of each. */
interface Turn {
  readonly ours: number;
  readonly theirs: number;
}

const slice = 1000;
const repetitions = 7;
/** The first turns of each are for the compiler. */
const warmUps = 3;

/** The engine beside another, by turns: a machine that slows down slows both. */
export async function besidePeer(
  root: string,
  movesPerSecond: (milliseconds: number) => Promise<number>,
): Promise<Turn[]> {
  const arena = arenaOf(ygios, programOf(definitionsOf(shippedFiles(root)), 'advanced'));
  const chance = new Chance(1, 'bot');
  const turns: Turn[] = [];
  for (let turn = -warmUps; turn < repetitions; turn++) {
    const ours = decisionsPerSecond(arena, chance, slice);
    const theirs = await movesPerSecond(slice);
    if (turn >= 0) turns.push({ ours, theirs });
  }
  return turns;
}

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

const newArena = (root: string, game: string): Arena => {
  if (game === 'governing')
    return arenaOf(governing, governingProgramOf(definitionsOf(shippedFiles(root, game))));
  return arenaOf(ygios, programOf(definitionsOf(shippedFiles(root)), 'advanced'));
};

/** Decisions of random players in a second: the median of a few slices, once the compiler has seen the game. */
export function speedOf(root: string, game: string): number {
  const arena = newArena(root, game);
  const chance = new Chance(1, 'bot');
  const speeds: number[] = [];
  for (let turn = -warmUps; turn < 5; turn++) {
    const speed = decisionsPerSecond(arena, chance, slice / 2);
    if (turn >= 0) speeds.push(speed);
  }
  return median(speeds);
}

/** Copies of a state from the middle of a game, as many as a search keeps. */
export function copyRow(root: string) {
  const arena = arenaOf(ygios, programOf(definitionsOf(shippedFiles(root)), 'advanced'));
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
    const sweeps = ygios.record.counters.indexOf('swept');
    const arena = arenaOf(ygios, programOf(definitions, mode), {
      played: () => undefined,
      roundEnded(round) {
        if (rounds === wanted) return;
        rounds++;
        if (hasWon(round.winners, round.opener)) opener++;
        swept += round.counts[sweeps] ?? 0;
        plays += round.plays;
      },
    });
    const bot = new RandomBot(0);
    for (let seed = 1; rounds < wanted; seed++) playMatch(arena, [bot, bot], seed, 0, 100);
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
