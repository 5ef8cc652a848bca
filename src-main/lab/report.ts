import type { SimulationFigures, Spread } from '@shared/api/lab';
import { pairedShare, rounded, share } from './intervals';
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
  return {
    mean: number === 0 ? 0 : rounded(sum / number),
    median: quantile(50),
    p95: quantile(95),
    max: Math.max(0, counts.length - 1),
  };
}

/** What the numbers of a tally stand for. `deck`: the cards that are dealt; the others can't have been played. */
export interface PlayedWith {
  readonly cardIds: readonly string[];
  readonly deck: readonly number[];
  readonly ends: readonly string[];
}

/** What was counted, in the numbers that people read. Everything comes from the whole numbers of the tally. */
export function figuresOf(tally: Tally, { cardIds, deck, ends }: PlayedWith): SimulationFigures {
  const decided = tally.botWins.reduce((sum, n) => sum + n, 0);
  const botWins = [0, 1].map((bot) => tally.botWins[bot] ?? 0);
  const pairsOfSecond = [2, 1, 0].map((n) => tally.pairsBy[n] ?? 0);
  return {
    games: tally.games,
    finished: decided,
    unfinished: tally.unfinished,
    loops: {
      count: tally.loops,
      cards: [...tally.loopsByCard]
        .map(([id, count]) => ({ id, count }))
        .sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1)),
      first: tally.firstLoops.map((note) => ({ ...note, cards: [...note.cards] })),
    },
    bots: [
      pairedShare(botWins[0] ?? 0, decided, tally.pairsBy),
      pairedShare(botWins[1] ?? 0, decided, pairsOfSecond),
    ],
    seats: [share(tally.seatWins[0] ?? 0, decided), share(tally.seatWins[1] ?? 0, decided)],
    openerWonTimeline: share(tally.openerWonGame, decided),
    rounds: tally.rounds,
    openerWonRound: share(tally.openerWonRound, tally.rounds),
    swept: share(tally.swept, tally.rounds),
    ends: ends.map((end, index) => ({ end, ...share(tally.ends[index] ?? 0, tally.rounds) })),
    roundsPerTimeline: spreadOf(tally.gamesByRounds),
    playsPerRound: spreadOf(tally.roundsByPlays),
    decisions: tally.decisions,
    cards: deck.map((card) => ({
      id: cardIds[card] ?? '',
      up: tally.up[card] ?? 0,
      down: tally.down[card] ?? 0,
    })),
  };
}
