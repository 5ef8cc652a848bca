import type { Budget } from '../engine/kernel/budgets';

/** A match that never came to an end by itself: enough to play it again. */
export interface LoopNote {
  readonly seed: number;
  readonly rotation: number;
  readonly budget: Budget;
  readonly cards: readonly string[];
}

/**
 * What was counted. Whole numbers only, so that adding up in any order gives the same: a report must not tell how
 * many workers made it. `…By[n]` counts what had the value n. Wins are in sixtieths: see winners.ts.
 */
export interface Tally {
  games: number;
  decisions: number;
  unfinished: number;
  /** Matches that came to their end and that nobody won. */
  draws: number;
  loops: number;
  rounds: number;
  openerWonRound: number;
  /** Matches won by whoever opened their first round. */
  openerWonGame: number;
  readonly seatWins: number[];
  /** By the place of the bot in the job, whichever seat it had. */
  readonly botWins: number[];
  /** For each bot: deals all of whose matches came to their end, by how much of them it won. */
  readonly dealsByBot: number[][];
  /** By the place of the game's own word: see `RecordOf`. */
  readonly counters: number[];
  readonly ends: number[];
  readonly gamesByRounds: number[];
  readonly roundsByPlays: number[];
  /** Plays from a hand, by card. */
  readonly up: number[];
  readonly down: number[];
  /** Matches in whose endless texts a card had a part. */
  readonly loopsByCard: Map<string, number>;
  /** The first few of them. */
  readonly firstLoops: LoopNote[];
}

const mostLoopNotes = 20;

export const emptyTally = (): Tally => ({
  games: 0,
  decisions: 0,
  unfinished: 0,
  draws: 0,
  loops: 0,
  rounds: 0,
  openerWonRound: 0,
  openerWonGame: 0,
  seatWins: [],
  botWins: [],
  dealsByBot: [],
  counters: [],
  ends: [],
  gamesByRounds: [],
  roundsByPlays: [],
  up: [],
  down: [],
  loopsByCard: new Map(),
  firstLoops: [],
});

export function count(list: number[], index: number, n = 1): void {
  while (list.length <= index) list.push(0);
  list[index] = (list[index] ?? 0) + n;
}

export function noteLoop(tally: Tally, note: LoopNote): void {
  tally.loops++;
  for (const card of note.cards) tally.loopsByCard.set(card, (tally.loopsByCard.get(card) ?? 0) + 1);
  tally.firstLoops.push(note);
  keepFirstLoops(tally);
}

function keepFirstLoops({ firstLoops }: Tally): void {
  firstLoops.sort((a, b) => a.seed - b.seed || a.rotation - b.rotation);
  firstLoops.length = Math.min(firstLoops.length, mostLoopNotes);
}

const sums = [
  'games',
  'decisions',
  'unfinished',
  'draws',
  'loops',
  'rounds',
  'openerWonRound',
  'openerWonGame',
] as const satisfies readonly (keyof Tally)[];
const lists = [
  'seatWins',
  'botWins',
  'counters',
  'ends',
  'gamesByRounds',
  'roundsByPlays',
  'up',
  'down',
] as const satisfies readonly (keyof Tally)[];

/** Adds `more` to `tally`. */
export function addTally(tally: Tally, more: Tally): void {
  for (const key of sums) tally[key] += more[key];
  for (const key of lists) more[key].forEach((n, index) => count(tally[key], index, n));
  more.dealsByBot.forEach((by, bot) => by.forEach((n, won) => count((tally.dealsByBot[bot] ??= []), won, n)));
  for (const [card, n] of more.loopsByCard)
    tally.loopsByCard.set(card, (tally.loopsByCard.get(card) ?? 0) + n);
  tally.firstLoops.push(...more.firstLoops);
  keepFirstLoops(tally);
}
