import type { Explained, MoveExplained } from '@shared/api/matches';
import type { Arena } from '../../engine/kernel/arena';
import type { Outcome } from '../../engine/kernel/game';
import type { Viewer } from '../../engine/kernel/log';
import type { State } from '../../engine/kernel/state';
import type { PlayedGame } from '../../lab/played-game';
import type { PackWords } from '../games/pack-words';
import type { SeenTable } from './seen-table';

/** A move in the words of scenarios and traces; whose exact shape is the game's matter. */
export type MatchMove = Readonly<Record<string, unknown>>;

/** A position as a scenario writes it, every card open. */
export interface SavedPosition {
  readonly given: object;
  /** Moves of the match from here on in the words of a scenario; null: they don't lead on from here. */
  movesSince(choices: readonly unknown[]): readonly object[] | null;
}

export interface SavedFacts {
  /** As a scenario looks at a position. */
  readonly look: object;
  /** Whether a scenario may end here: any other open question fails it. */
  readonly rests: boolean;
}

/** What somebody did with a card: put it somewhere, aimed it at a card there, or just pressed it (`place` null). */
export interface TriedMove {
  readonly card: string;
  readonly place: string | null;
  /** The very card there; null: the place itself. */
  readonly on: string | null;
}

/** Whose an answer was, and whether there were others. */
export interface Turn {
  readonly seat: number;
  readonly free: boolean;
}

/** A match where it stands. It never changes: an answer gives the table after it. */
export interface MatchTable {
  readonly state: State;
  readonly outcome: Outcome | null;
  readonly seats: number;
  /** The seats whose answers are waited for: several where a game asks them at once, none when the match is over. */
  readonly asked: readonly number[];
  /** The answer that led here; null: the table is the first one. */
  readonly answered: Turn | null;
  /** How many answers a seat has to the open question; 0 for one that is not asked. */
  count(seat: number): number;
  /** Every answer of a seat to the open question. */
  moves(seat: number): readonly MatchMove[];
  /** The table after a move, or the code of why it can't be made. The move may be anything at all. */
  after(move: unknown): { readonly table: MatchTable } | { readonly refusal: string };
  /** The table after the answer of a seat with this number, which must be one of them. */
  take(seat: number, index: number): MatchTable;
  /**
   * Whether something hidden has come to light since an earlier table of the match, so that the seat could not take
   * back what lies between without anybody knowing more than before.
   */
  revealedSince(before: MatchTable, by: number): boolean;
  /** As a scenario begins with it; null: something is half carried out, or a scenario has no words for it. */
  position(): SavedPosition | null;
  /** A few facts that hold now. */
  facts(): SavedFacts;
  /** A table for bots to think at, with the same pack and nothing on it. */
  newArena(): Arena;
  /** The same game as plain data, for a thread of its own. */
  readonly played: PlayedGame;
  see(viewer: Viewer, words: PackWords): SeenTable;
  /** What a number is made of, asked with a mark's `ask`; null: there is nothing of the kind here. */
  explain(viewer: Viewer, words: PackWords, ask: string): Explained | null;
  /** Why it can't be done; no reasons: it can. */
  whyNot(viewer: Viewer, words: PackWords, tried: TriedMove): MoveExplained;
}
