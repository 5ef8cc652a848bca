import { fillWords, wordsFor } from './monaco-words';

/**
 * Stands where Monaco's own `nls` module would (electron.vite.config.ts): it has no Ukrainian, and reads its
 * language once for the life of the page. What is not in our table stays English: a test lists what people can see.
 */
export function localize(_key: unknown, english: string, ...args: unknown[]): string {
  return fillWords(wordsFor(english), args);
}

export function localize2(
  _key: unknown,
  english: string,
  ...args: unknown[]
): { readonly value: string; readonly original: string } {
  return { value: fillWords(wordsFor(english), args), original: fillWords(english, args) };
}

export const getNLSLanguage = (): undefined => undefined;
export const getNLSMessages = (): undefined => undefined;
