import { monacoMessages } from '@shared/i18n/messages/monaco';
import { monacoWidgetMessages } from '@shared/i18n/messages/monaco-widgets';
import { i18n } from '../state/i18n.svelte';

const table = { ...monacoMessages, ...monacoWidgetMessages };

export const isTranslated = (english: string): english is keyof typeof table => Object.hasOwn(table, english);

/** Monaco's words in the language of the screen. */
export const wordsFor = (english: string): string =>
  isTranslated(english) ? table[english][i18n.language] : english;

/** `{0}` is the first value. */
export const fillWords = (message: string, values: readonly unknown[]): string =>
  message.replace(/\{(\d+)\}/g, (slot, index: string) => {
    const value = values[Number(index)];
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : slot;
  });
