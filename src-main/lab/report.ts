import type { CommonFigures, Spread } from '@shared/api/lab';
import { wholeWin } from '../engine/kernel/winners';
import { dealtShare, partsShare, rounded } from './intervals';
import type { Tally } from './tally';

/** Mean, median, 95th percentile and largest of what `counts[n]` says occurred with the value n. */
export function spreadOf(counts: readonly number[]): Spread {
  let number = 0;
  let sum = 0;
  counts.forEach((count, value) => {
    number += count;
    sum += count * value;
  });
  /** The smallest value that at least this part of all do not exceed. */
  const quantile = (percent: number): number => {
    let below = 0;
    const found = counts.findIndex((count) => (below += count) * 100 >= number * percent);
    return number === 0 ? 0 : found;
  };
  /** The nth of all, in order. */
  const valueAt = (nth: number): number => {
    let below = 0;
    const found = counts.findIndex((count) => (below += count) > nth);
    return number === 0 ? 0 : found;
  };
  return {
    mean: number === 0 ? 0 : rounded(sum / number),
    median: (valueAt(Math.floor((number - 1) / 2)) + valueAt(Math.floor(number / 2))) / 2,
    p95: quantile(95),
    max: Math.max(0, counts.length - 1),
  };
}

/** What is said of every game. Everything comes from the whole numbers of the tally. */
export function commonFigures(tally: Tally, seats: number): CommonFigures {
  const each = Array.from({ length: seats }, (_, nth) => nth);
  const finished = finishedIn(tally);
  return {
    games: tally.games,
    finished,
    loops: {
      count: tally.loops,
      cards: [...tally.loopsByCard]
        .map(([id, count]) => ({ id, count }))
        .sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1)),
      first: tally.firstLoops.map((note) => ({ ...note, cards: [...note.cards] })),
    },
    bots: each.map((bot) =>
      dealtShare(tally.botWins[bot] ?? 0, finished, seats, tally.dealsByBot[bot] ?? []),
    ),
    seats: each.map((seat) => partsShare(tally.seatWins[seat] ?? 0, finished)),
    decisions: tally.decisions,
  };
}

/** Matches that came to their end: won by somebody, or drawn. */
export const finishedIn = ({ botWins, draws }: Tally): number =>
  botWins.reduce((sum, parts) => sum + parts, 0) / wholeWin + draws;
