import type { ProblemsFound } from '@shared/api/editing';
import type { Diagnostic } from '@shared/language/diagnostics';
import type { EditDocument } from './document.svelte';

export interface PackProblems {
  readonly list: readonly Diagnostic[];
  /** Not listed. */
  readonly more: number;
  readonly counts: { readonly errors: number; readonly warnings: number };
}

const countOf = (list: readonly Diagnostic[], severity: Diagnostic['severity']): number =>
  list.filter((one) => one.severity === severity).length;

/**
 * Those of the document in front first, as they are at this key; those of other files as the workbench found them
 * last. `fresh`: it was asked about this very text, so what only the whole pack shows about it is told too.
 */
export function packProblems(
  found: ProblemsFound | null,
  document: Pick<EditDocument, 'key' | 'diagnostics'> | null,
  fresh: boolean,
  /** What only play has shown, of any document. */
  played: readonly Diagnostic[] = [],
): PackProblems {
  const path = document?.key.path;
  const now = document?.diagnostics ?? [];
  const known = found?.problems ?? [];
  const isSaid = (problem: Diagnostic): boolean =>
    now.some((own) => own.code === problem.code && own.at === problem.at);
  const ofPack = fresh ? known.filter((one) => one.file === path && !isSaid(one)) : [];
  const here = [...now, ...ofPack, ...played.filter((one) => one.file === path && !isSaid(one))];
  const elsewhere = played.filter((one) => one.file !== path);
  const list = [...here, ...known.filter(({ file }) => file !== path), ...elsewhere];
  const file = found?.files.find((one) => one.path === path);
  const errors =
    (found?.errors ?? 0) - (file?.errors ?? 0) + countOf(here, 'error') + countOf(elsewhere, 'error');
  const warnings =
    (found?.warnings ?? 0) - (file?.warnings ?? 0) + countOf(here, 'warning') + countOf(elsewhere, 'warning');
  return { list, more: Math.max(0, errors + warnings - list.length), counts: { errors, warnings } };
}
