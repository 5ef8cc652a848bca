import type { Language } from '@shared/util/languages';
import { catalogue, type TranslatorOf } from './catalogue';
import { printMessages } from './messages/print/index';

/** The words about print come with the Print screen: the start-up script has no use for them. */
export type PrintTranslator = TranslatorOf<typeof printMessages>;

export const createPrintTranslator: (language: Language) => PrintTranslator =
  catalogue(printMessages).translator;
