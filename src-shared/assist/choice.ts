import { createTranslator, type Translator } from '@shared/i18n/translator';
import type { Language } from '@shared/util/languages';
import type { CompletionKind } from './types';

/** Something that may stand in a place, before it is known how it is put there. */
export interface Choice {
  readonly kind: CompletionKind;
  readonly label: string;
  readonly detail: string;
  readonly says: string;
  readonly found?: string;
  /** As JSON, with stops. */
  readonly text: string;
  /** Without quotation marks, for a cursor between them; null where it is no text. */
  readonly bare: string | null;
}

const translators = new Map<string, Translator>();
export function translatorFor(language: Language): Translator {
  let translate = translators.get(language);
  if (!translate) {
    translate = createTranslator(language);
    translators.set(language, translate);
  }
  return translate;
}

/** A word of the format, as a text. */
export const wordChoice = (kind: CompletionKind, word: string, detail: string, says: string): Choice => ({
  kind,
  label: word,
  detail,
  says,
  text: `"${word}"`,
  bare: word,
});

/** Sentences one after another; Japanese puts no space between them. */
export const joined = (sentences: readonly string[], language: Language): string =>
  sentences.filter(Boolean).join(language === 'ja' ? '' : ' ');
