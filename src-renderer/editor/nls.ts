import { monacoMessages } from '@shared/i18n/messages/monaco';
import { monacoWidgetMessages } from '@shared/i18n/messages/monaco-widgets';
import { languages } from '@shared/util/languages';
import { i18n } from '../state/i18n.svelte';

const table = { ...monacoMessages, ...monacoWidgetMessages };

export const isTranslated = (english: string): english is keyof typeof table => Object.hasOwn(table, english);

/** Monaco's words in the language of the screen. */
export const wordsFor = (english: string): string =>
  isTranslated(english) ? table[english][i18n.language] : english;

/** By what it is called in any of our languages. */
const byWords = new Map<string, string>();
for (const [english, said] of Object.entries(table)) {
  byWords.set(english, english);
  for (const language of languages) byWords.set(said[language], english);
}

/** Words of ours, made before the language was changed, in the language of now. */
export const wordsAgain = (made: string): string => wordsFor(byWords.get(made) ?? made);

/** `{0}` is the first value. */
export const fillWords = (message: string, values: readonly unknown[]): string =>
  message.replace(/\{(\d+)\}/g, (slot, index: string) => {
    const value = values[Number(index)];
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : slot;
  });

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

export const getNLSLanguage = (): undefined => undefined;
export const getNLSMessages = (): undefined => undefined;
