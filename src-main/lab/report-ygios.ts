import type { YgiosFigures } from '@shared/api/lab';
import { partsShare, share } from './intervals';
import { commonFigures, finishedIn, spreadOf } from './report';
import type { Tally } from './tally';

/** What the numbers of a tally stand for. `deck`: the cards that are dealt; the others can't have been played. */
export interface PlayedWith {
  readonly seats: number;
  readonly cardIds: readonly string[];
  readonly deck: readonly number[];
  /** The game's words for what was counted by their places. */
  readonly ends: readonly string[];
  readonly counters: readonly string[];
}

/** What was counted of Timelines, in the numbers that people read. */
export function figuresOf(tally: Tally, { seats, cardIds, deck, ends, counters }: PlayedWith): YgiosFigures {
  return {
    ...commonFigures(tally, seats),
    unfinished: tally.unfinished,
    openerWonTimeline: partsShare(tally.openerWonGame, finishedIn(tally)),
    rounds: tally.rounds,
    openerWonRound: partsShare(tally.openerWonRound, tally.rounds),
    swept: share(tally.counters[counters.indexOf('swept')] ?? 0, tally.rounds),
    ends: ends.map((end, index) => ({ end, ...share(tally.ends[index] ?? 0, tally.rounds) })),
    roundsPerTimeline: spreadOf(tally.gamesByRounds),
    playsPerRound: spreadOf(tally.roundsByPlays),
    cards: deck.map((card) => ({
      id: cardIds[card] ?? '',
      up: tally.up[card] ?? 0,
      down: tally.down[card] ?? 0,
    })),
  };
}
