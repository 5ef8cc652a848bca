import { createPrintTranslator, type PrintTranslator } from '@shared/i18n/print-translator';
import { i18n } from '../../state/i18n.svelte';

/** The words about print in the language of the screen; they change at once when it does. */
class PrintWords {
  readonly t: PrintTranslator = $derived(createPrintTranslator(i18n.language));
}

export const printWords = new PrintWords();
