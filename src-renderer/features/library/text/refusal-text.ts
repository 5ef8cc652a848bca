import type { Diagnostic } from '@shared/language/diagnostics';
import { diagnosticText, failureText } from '../../../state/failure-text';
import { i18n } from '../../../state/i18n.svelte';
import type { Refusal } from '../state/library.svelte';

/** Where it is, in words: `cards/home-1.json, line 3, column 12`. */
export function refusalPlace({ file, line, column }: Diagnostic): string {
  if (line === undefined || column === undefined) return file;
  return i18n.t('refused.place', { file, line, column });
}

/** By file and line, as one works through them: a folder is read in no order of its own. */
export const sortedPlaces = (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] =>
  diagnostics.toSorted(
    (a, b) =>
      (a.file === b.file ? 0 : a.file < b.file ? -1 : 1) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0),
  );

/** The whole list as plain text, to send to whoever made the pack. */
export const refusalText = ({ failure, diagnostics }: Refusal): string =>
  [
    failureText(failure),
    ...sortedPlaces(diagnostics).map(
      (diagnostic) => `${refusalPlace(diagnostic)}: ${diagnosticText(diagnostic)}`,
    ),
  ].join('\n');
