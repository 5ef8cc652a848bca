import type { ByLanguage } from '@shared/util/languages';
import type { Way } from '../types';

/**
 * `missing`: said in another language and not in this one. `same`: the letters of the English. `stale`: written for
 * effects that were changed since. `made`: no words of its own, those made from the effects are printed.
 */
export const cellStates = ['said', 'missing', 'same', 'stale', 'made'] as const;
export type CellState = (typeof cellStates)[number];

export interface TranslationCell {
  /** null: nothing is there. Paragraphs of own words are lines. */
  readonly text: string | null;
  readonly state: CellState;
}

/**
 * What is said in each language at one place of a document. `words`: the same words in each language; `name`: one
 * name for all of them; `own`: a designer’s words in the place of those made from the effects.
 */
export interface TranslationRow {
  readonly is: 'words' | 'name' | 'own';
  /** Of the document. */
  readonly path: string;
  readonly way: Way;
  readonly cells: ByLanguage<TranslationCell>;
}
