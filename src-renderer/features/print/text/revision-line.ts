import type { RevisionSummary } from '@shared/api/models';
import { i18n } from '../../../state/i18n.svelte';
import { revisionText } from '../../../state/revision-text';
import { printWords } from '../words.svelte';

/** A revision in one line of a list: when it was made, and why. */
export const revisionLine = ({ time, message }: RevisionSummary): string =>
  printWords.t('print.revision.line', { time: i18n.dateTime(time), text: revisionText(message) });
