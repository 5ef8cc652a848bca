import { loopAt, operationsAt, rest, restAt, trailAt, trailCountAt, trailLength } from './head';
import { at, type State } from './state';

/**
 * Everything ends. Designers will write texts that set each other off for ever; a game that passes one of these
 * numbers is over, and says which cards were at it. The printed games stay below a twentieth of each.
 */
/** Texts waiting on each other: also the size of the stack. */
export const deepest = 8;
export const budgets = {
  /** Steps of texts in one turn. */
  operations: 2000,
  depth: deepest,
  /** Turns in one round. */
  turns: 1000,
  /** Rounds in one match. */
  rounds: 1000,
  /** Answers to one question. What would be more is asked step by step: one card, then the next. */
  answers: 2000,
} as const;
export type Budget = 'operations' | 'depth' | 'turns' | 'rounds' | 'queue';
const budgetNames: readonly Budget[] = ['operations', 'depth', 'turns', 'rounds', 'queue'];

export function passBudget(s: State, budget: Budget): void {
  s[restAt] = rest.loop;
  s[loopAt] = 1 + budgetNames.indexOf(budget);
}

export const passedBudget = (s: State): Budget | null => budgetNames[at(s, loopAt) - 1] ?? null;

/** Counts one operation; false when the turn has had its share, and the game is over. */
export function spendOperation(s: State): boolean {
  const spent = at(s, operationsAt) + 1;
  s[operationsAt] = spent;
  if (spent <= budgets.operations) return true;
  passBudget(s, 'operations');
  return false;
}

/** Remembers whose text runs now. `source` is the game's number for a card or a bonus. */
export function leaveTrail(s: State, source: number): void {
  const count = at(s, trailCountAt);
  s[trailAt + (count % trailLength)] = source;
  s[trailCountAt] = count + 1;
}

/** The sources that ran last, oldest first, each once. */
export function readTrail(s: State): number[] {
  const count = at(s, trailCountAt);
  const seen = new Set<number>();
  for (let i = Math.max(0, count - trailLength); i < count; i++) seen.add(at(s, trailAt + (i % trailLength)));
  return [...seen];
}
