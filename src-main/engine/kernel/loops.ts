import { passedBudget, readTrail, type Budget } from './budgets';
import type { Outcome } from './game';
import type { State } from './state';

/** What a log or a screen says of texts that set each other off for ever. */
export interface Loop {
  readonly budget: Budget;
  readonly cards: readonly string[];
}

/** How a game that passed a budget ended. `ids`: what the numbers in the trail are called. */
export const loopOutcome = (s: State, ids: readonly string[]): Outcome => ({
  is: 'rules-loop',
  budget: passedBudget(s) ?? 'operations',
  cards: readTrail(s).map((source) => ids[source] ?? ''),
});

export const loopOf = (outcome: Outcome | null): Loop | null =>
  outcome?.is === 'rules-loop' ? { budget: outcome.budget, cards: outcome.cards } : null;

/** The same for an event that says it is one. */
export const loopEntry = (outcome: Outcome | null): { readonly is: 'loop' } & Loop => ({
  is: 'loop',
  ...(loopOf(outcome) ?? { budget: 'operations', cards: [] }),
});
