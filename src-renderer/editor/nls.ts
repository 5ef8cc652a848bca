import { fillWords, wordsAgain, wordsFor } from './monaco-words';

/**
 * Stands where Monaco's own `nls` module would (electron.vite.config.ts): it has no Ukrainian, and reads its
 * language once for the life of the page. What is not in our table stays English: words.test.ts lists everything
 * that people can meet.
 */
export function localize(_key: unknown, english: string, ...args: unknown[]): string {
  return fillWords(wordsFor(english), args);
}

/** Titles of commands are made when Monaco is loaded and shown much later, perhaps in another language. */
export function localize2(
  _key: unknown,
  english: string,
  ...args: unknown[]
): { readonly value: string; readonly original: string } {
  return {
    get value() {
      return fillWords(wordsFor(english), args);
    },
    original: fillWords(english, args),
  };
}

/** For words that were made in another language, see scripts/lib/late-words.mjs. */
export { wordsAgain };

export const getNLSLanguage = (): undefined => undefined;
export const getNLSMessages = (): undefined => undefined;
