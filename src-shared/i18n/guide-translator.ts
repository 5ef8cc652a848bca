import type { Language } from '@shared/util/languages';
import { catalogue, type TranslatorOf } from './catalogue';
import { guideMessages, type GuideKey } from './messages/guide/index';

/**
 * The words of the guide come with a chunk of their own: only what is loaded when help or a match is opened may
 * import this module (scripts/lib/guide-words.test.ts).
 */
export type GuideTranslator = TranslatorOf<typeof guideMessages>;

const { format, has, translator } = catalogue(guideMessages);

export const createGuideTranslator: (language: Language) => GuideTranslator = translator;

export const isGuideKey: (key: string) => key is GuideKey = has;

/** For a key that is put together; the numbers of the pack are given to every message that may ask for them. */
export const translateGuideKey = (
  language: Language,
  key: GuideKey,
  params: Readonly<Record<string, unknown>>,
): string => format(language, key, params);
