import type { GoverningFigures } from '@shared/api/lab';
import { partsShare, share } from './intervals';
import { commonFigures, finishedIn, spreadOf } from './report';
import type { Tally } from './tally';

/** What was counted of duels, in the numbers that people read. `cardIds`: the cards that lie in the books. */
export function governingFiguresOf(
  tally: Tally,
  seats: number,
  cardIds: readonly string[],
): GoverningFigures {
  const finished = finishedIn(tally);
  return {
    ...commonFigures(tally, seats),
    firstPlayerWon: partsShare(tally.openerWonGame, finished),
    draws: share(tally.draws, finished),
    // A duel is one round, and what its arena counts as plays are its turns.
    turns: spreadOf(tally.roundsByPlays),
    cards: cardIds.map((id, card) => ({ id, played: tally.up[card] ?? 0 })),
  };
}
