import type { Diagnostic } from '@shared/language/diagnostics';
import { diagnosticText, failureText } from '../../../state/failure-text';
import { i18n } from '../../../state/i18n.svelte';
import type { Refusal } from '../state/dialogs';

/** Where it is, in words: `cards/home-1.json, line 3, column 12`. */
export function refusalPlace({ file, line, column }: Diagnostic): string {
  if (line === undefined || column === undefined) return file;
  return i18n.t('refused.place', { file, line, column });
}

/** The whole list as plain text, to send to whoever made the pack. */
export const refusalText = ({ failure, diagnostics }: Refusal): string =>
  [
    failureText(failure),
    ...diagnostics.map((diagnostic) => `${refusalPlace(diagnostic)}: ${diagnosticText(diagnostic)}`),
  ].join('\n');
