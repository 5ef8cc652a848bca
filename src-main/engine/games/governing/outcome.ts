import { passedBudget, readTrail } from '../../kernel/budgets';
import type { Outcome } from '../../kernel/game';
import { rest, restAt } from '../../kernel/head';
import { at } from '../../kernel/state';
import { drawn, winnerAt } from './layout';
import type { Table } from './table';

export function outcomeOf(t: Table): Outcome | null {
  const resting = at(t.s, restAt);
  if (resting === rest.gameOver) {
    const winner = at(t.s, winnerAt);
    return winner === drawn ? { is: 'drawn' } : { is: 'won', winner };
  }
  if (resting !== rest.loop) return null;
  return {
    is: 'rules-loop',
    budget: passedBudget(t.s) ?? 'operations',
    cards: readTrail(t.s).map((source) => t.p.cardIds[source] ?? ''),
  };
}
