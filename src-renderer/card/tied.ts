import type { Language } from '@shared/util/languages';

const noBreak = '\u00a0';

/**
 * A line does not end in a number without its word, nor, in Ukrainian, in a word of one letter: a reader takes what
 * stands alone at the end of a line for a slip.
 */
export function tied(text: string, language: Language): string {
  const numbers = text.replace(/(\d) (?=\p{L})/gu, `$1${noBreak}`);
  if (language !== 'uk') return numbers;
  return numbers.replace(/(?<![\p{L}\d’])([аеєиіїоуюявйз]) (?=[\p{L}\d«])/giu, `$1${noBreak}`);
}

export interface Piece {
  readonly text: string;
  /** A word with a hyphen inside, such as “face-down”, stays on one line. */
  readonly whole: boolean;
}

export const pieces = (text: string): Piece[] =>
  text
    .split(/(\p{L}+(?:-\p{L}+)+)/u)
    .map((part, index) => ({ text: part, whole: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
