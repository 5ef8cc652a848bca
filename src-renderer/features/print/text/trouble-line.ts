import { inQuotes } from '@shared/i18n/quotes';
import type { Diagnostic } from '@shared/language/diagnostics';
import type { NameOf } from '@shared/print/names';
import { diagnosticText } from '../../../state/failure-text';
import { i18n } from '../../../state/i18n.svelte';
import { printWords } from '../words.svelte';

/** What is wrong with a card's picture, after the name of the card: the sentence itself names only the picture. */
export const troubleLine = (found: Diagnostic, nameOf: NameOf): string =>
  printWords.t('print.misfits.picture', {
    card: inQuotes(i18n.language, nameOf(found.file) ?? found.file),
    sentence: diagnosticText(found),
  });
