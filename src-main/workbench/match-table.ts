import type { Explained, MoveExplained } from '@shared/api/matches';
import type { Arena } from '../engine/kernel/arena';
import type { Outcome } from '../engine/kernel/game';
import type { Viewer } from '../engine/kernel/log';
import type { State } from '../engine/kernel/state';
import type { PackWords } from './games/pack-words';
import type { SeenTable } from './seen-table';

/** A move in the words of scenarios and traces; whose exact shape is the game's matter. */
export type MatchMove = Readonly<Record<string, unknown>>;

/** A match where it stands. It never changes: an answer gives the table after it. */
export interface MatchTable {
  readonly state: State;
  readonly outcome: Outcome | null;
  readonly seats: number;
  /** The seat whose answer is waited for; null when the match is over. */
  readonly asked: number | null;
  /** How many answers there are. */
  readonly count: number;
  /** Every answer to the open question; none when the match is over. */
  moves(): readonly MatchMove[];
  /** The table after a move, or the code of why it can't be made. The move may be anything at all. */
  after(move: unknown): { readonly table: MatchTable } | { readonly refusal: string };
  /** The table after the answer with this number, which must be one of them. */
  take(index: number): MatchTable;
  /** A table for bots to think at, with the same pack and nothing on it. */
  newArena(): Arena;
  see(viewer: Viewer, words: PackWords): SeenTable;
  /** What a number is made of, asked with a mark's `ask`; null: there is nothing of the kind here. */
  explain(viewer: Viewer, words: PackWords, ask: string): Explained | null;
  /** Why a card can't go to a place, or can't be chosen at all (`place` null); no reasons: it can. */
  whyNot(viewer: Viewer, words: PackWords, card: string, place: string | null): MoveExplained;
}
