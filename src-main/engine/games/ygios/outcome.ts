import { seatBit } from '../../kernel/asking';
import type { Outcome } from '../../kernel/game';
import { rest, restAt } from '../../kernel/head';
import { loopOutcome } from '../../kernel/loops';
import { at } from '../../kernel/state';
import { timelineAt } from './layout';
import type { Table } from './table';

export function outcomeOf(t: Table): Outcome | null {
  const resting = at(t.s, restAt);
  if (resting === rest.gameOver) return { is: 'won', winners: seatBit(at(t.s, timelineAt)) };
  return resting === rest.loop ? loopOutcome(t.s, [...t.p.cardIds, ...t.p.bonusIds]) : null;
}
