import { createGuideTranslator, type GuideTranslator } from '@shared/i18n/guide-translator';
import { i18n } from '../state/i18n.svelte';

/** The words of the guide in the language of the screen; they change at once when it does. */
class GuideWords {
  readonly t: GuideTranslator = $derived(createGuideTranslator(i18n.language));
}

export const guideWords = new GuideWords();
