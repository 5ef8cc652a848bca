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
