import { seatBit } from '../../kernel/asking';
import type { Outcome } from '../../kernel/game';
import { rest, restAt } from '../../kernel/head';
import { loopOutcome } from '../../kernel/loops';
import { at } from '../../kernel/state';
import { drawn, winnerAt } from './layout';
import type { Table } from './table';

export function outcomeOf(t: Table): Outcome | null {
  const resting = at(t.s, restAt);
  if (resting === rest.gameOver) {
    const winner = at(t.s, winnerAt);
    return winner === drawn ? { is: 'drawn' } : { is: 'won', winners: seatBit(winner) };
  }
  return resting === rest.loop ? loopOutcome(t.s, t.p.cardIds) : null;
}
