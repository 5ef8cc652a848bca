import type { Result } from '@shared/util/result';
import type { Budget } from './budgets';
import type { State } from './state';

/** How a match ended: won by one or by several (see winners.ts), by nobody, or never, because texts go on for ever. */
export type Outcome =
  | { readonly is: 'won'; readonly winners: number }
  | { readonly is: 'drawn' }
  | { readonly is: 'rules-loop'; readonly budget: Budget; readonly cards: readonly string[] };

/** What is asked, and of whom; the game's own words for the answers come with its view. */
export interface Decision {
  /** Who may answer now, one bit a seat: several where a game asks them at once. */
  readonly seats: number;
  readonly kind: string;
  /** The card whose text asks, if one does. */
  readonly source: string | null;
}

/** An answer that can't be taken: the state stays as it was. */
export interface Refusal {
  readonly code: string;
  readonly data: Readonly<Record<string, string | number | readonly string[]>>;
}

/**
 * What one seat may see, and nothing else: a state in which every card that is hidden from it is blank and chance
 * is gone, and the faces that are missing, in the order of the pack. Two games that differ only in what the seat
 * can't see give the same sight, word for word.
 */
export interface Sight {
  readonly seat: number;
  readonly state: State;
  readonly unseen: readonly number[];
}

/** A game under fixed rules: every call takes a state and leaves it as it was. Thousands of games: see arena.ts. */
export interface Game {
  readonly id: string;
  readonly seats: number;
  /** The state at the first question. */
  begin(seed: number): State;
  decision(state: State): Decision | null;
  /** How many answers a seat has to the open question; 0 for one that is not asked. */
  count(state: State, seat: number): number;
  /** The new state; the old one stays as it was, whatever happens. */
  apply(state: State, seat: number, index: number): Result<State, Refusal>;
  sight(state: State, seat: number): Sight;
  outcome(state: State): Outcome | null;
}
