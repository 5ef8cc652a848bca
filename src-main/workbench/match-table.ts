import type { Outcome } from '../engine/kernel/game';
import type { State } from '../engine/kernel/state';

/** A move in the words of scenarios and traces; whose exact shape is the game's matter. */
export type MatchMove = Readonly<Record<string, unknown>>;

/** A match where it stands. It never changes: an answer gives the table after it. */
export interface MatchTable {
  readonly state: State;
  readonly outcome: Outcome | null;
  /** Every answer to the open question; none when the match is over. */
  moves(): readonly MatchMove[];
  /** The table after a move, or the code of why it can't be made. The move may be anything at all. */
  after(move: unknown): { readonly table: MatchTable } | { readonly refusal: string };
}
