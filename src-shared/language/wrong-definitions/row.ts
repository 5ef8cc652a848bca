import type { DefinedGame } from '../kinds';

/** A document with a mistake that people make, and everything that is said about it. */
export interface WrongDefinition {
  readonly what: string;
  readonly game: DefinedGame;
  /** Where in the pack it lies, in the place of the document that is there, if one is. */
  readonly file: string;
  /** The whole document; or, of the shipped one, what stands where something else stood. */
  readonly source: string | { readonly instead: string; readonly of: string };
  readonly says: readonly Said[];
}

export interface Said {
  readonly code: string;
  /** Line and column. */
  readonly place: string;
  readonly at: string;
  readonly en: string;
  readonly ja: string;
  readonly uk: string;
  readonly fixes: readonly OfferedFix[];
}

/** What its button says, and the lines that it changes: all others stay as they are, to the letter. */
export interface OfferedFix {
  readonly title: string;
  readonly gives: readonly string[];
}
