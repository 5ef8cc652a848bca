import type { Language } from '@shared/util/languages';
import { catalogue, type TranslatorOf } from './catalogue';
import { printPages } from './messages/print-pages';

/**
 * The words on printed pages come with a chunk of their own: only what draws such pages may import this module
 * (scripts/lib/print-words.test.ts).
 */
export type PrintPageTranslator = TranslatorOf<typeof printPages>;

export const createPrintPageTranslator: (language: Language) => PrintPageTranslator =
  catalogue(printPages).translator;
