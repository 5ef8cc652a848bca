import type { Said } from '@shared/language/docs/said';
import type { Kind } from '@shared/language/kinds';

/** The keys and indexes that lead to a place of a document. */
export type Way = readonly (string | number)[];

/** A place where another definition is named. */
export interface Naming {
  readonly kind: Kind;
  /** What may stand there instead of an id. */
  readonly words: readonly { readonly word: string; readonly says: Said }[];
}
