import type { Language } from '@shared/util/languages';

const noBreak = '\u00a0';
/** Has no width: it only forbids a break where it stands. */
const joiner = '\u2060';

/** A number that ends its clause belongs to the word before it, any other to the word after it. */
const numbers = (text: string): string =>
  text.replace(/(\d) (?=\p{L})/gu, `$1${noBreak}`).replace(/(?<=\p{L}) (?=[+−]?\d+(?:[.,;:)]|$))/gu, noBreak);

/** One or two letters before or after a hyphen are no line, and no beginning of one. */
const hyphens = (text: string): string =>
  text
    .replace(/(?<![\p{L}-])(\p{L}{1,2})-(?=\p{L})/gu, `$1-${joiner}`)
    .replace(/(?<=\p{L})-(?=\p{L}{1,2}(?![\p{L}-]))/gu, `-${joiner}`);

const byLanguage: Readonly<Record<Language, (text: string) => string>> = {
  en: (text) => text.replace(/ (?=—)/gu, noBreak),
  // a particle does not begin a line, as it would after a bracket: there the browser sees the end of a word
  ja: (text) =>
    text.replace(/(?<=[」』）])(?=[のをはがにへともで])/gu, joiner).replace(/(?<=に)(?=つき)/gu, joiner),
  uk: (text) =>
    text
      .replace(/(?<![\p{L}\d’])([аеєиіїоуюявйз]) (?=[\p{L}\d«])/giu, `$1${noBreak}`)
      .replace(/ (?=—)/gu, noBreak),
};

/**
 * A line does not end in a number without its word, nor, in Ukrainian, in a word of one letter, and does not begin
 * with a dash or a particle: a reader takes what stands alone at the edge of a line for a slip.
 */
export const tied = (text: string, language: Language): string =>
  byLanguage[language](hyphens(numbers(text)));

export interface Piece {
  readonly text: string;
  /** A word with a hyphen inside, such as “face-down”, stays on one line. */
  readonly whole: boolean;
}

export const pieces = (text: string): Piece[] =>
  text
    .split(/(\p{L}+(?:-\u2060?\p{L}+)+)/u)
    .map((part, index) => ({ text: part, whole: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
