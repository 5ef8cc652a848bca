import type { Language } from '@shared/util/languages';

/** Things one after the other, with the language’s own “and”. */
export const listIn = (language: Language, items: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(items);
