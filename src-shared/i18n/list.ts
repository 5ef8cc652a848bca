import type { Language } from '@shared/util/languages';

/** Things one after the other, with the language’s own “and”. */
export const listIn = (language: Language, items: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(items);

/** Words to choose from, or any that only stand side by side. */
export const entriesIn = (language: Language, items: readonly string[]): string =>
  items.join(language === 'ja' ? '、' : ', ');
