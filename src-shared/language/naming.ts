import type { Said } from './docs/said';
import type { Kind } from './kinds';

/** The keys and indexes that lead to a place of a document. */
export type Way = readonly (string | number)[];

/** A word that may stand where the id of a definition does. */
export interface NamingWord {
  readonly word: string;
  readonly says: Said;
}

/** A place where another definition is named, and the words that may stand there instead. */
export interface Naming {
  readonly kind: Kind;
  readonly words: readonly NamingWord[];
  /** The word to begin with. */
  readonly usual?: string;
}
