import type { RevisionSummary } from '@shared/api/models';
import { createPrintTranslator, type PrintTranslator } from '@shared/i18n/print-translator';
import { i18n } from '../../state/i18n.svelte';
import { revisionText } from '../../state/revision-text';

/** The words about print in the language of the screen; they change at once when it does. */
class PrintWords {
  readonly t: PrintTranslator = $derived(createPrintTranslator(i18n.language));
}

export const printWords = new PrintWords();

/** A revision in one line of a list: when it was made, and why. */
export const revisionLine = ({ time, message }: RevisionSummary): string =>
  printWords.t('print.revision.line', { time: i18n.dateTime(time), text: revisionText(message) });
