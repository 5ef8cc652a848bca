import type { YgiosFigures } from '@shared/api/lab';
import { share } from './intervals';
import { commonFigures, finishedIn, spreadOf } from './report';
import type { Tally } from './tally';

/** What the numbers of a tally stand for. `deck`: the cards that are dealt; the others can't have been played. */
export interface PlayedWith {
  readonly cardIds: readonly string[];
  readonly deck: readonly number[];
  readonly ends: readonly string[];
}

/** What was counted of Timelines, in the numbers that people read. */
export function figuresOf(tally: Tally, { cardIds, deck, ends }: PlayedWith): YgiosFigures {
  return {
    ...commonFigures(tally),
    unfinished: tally.unfinished,
    openerWonTimeline: share(tally.openerWonGame, finishedIn(tally)),
    rounds: tally.rounds,
    openerWonRound: share(tally.openerWonRound, tally.rounds),
    swept: share(tally.swept, tally.rounds),
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
