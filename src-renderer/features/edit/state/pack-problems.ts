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

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The files that come after the one in front, then those before it: who goes on and on comes through all of them. */
function aroundFrom(path: string | undefined): (a: Diagnostic, b: Diagnostic) => number {
  const turn = ({ file }: Diagnostic): number =>
    file === path ? 0 : path === undefined || file > path ? 1 : 2;
  return (a, b) =>
    turn(a) - turn(b) ||
    compare(a.file, b.file) ||
    (a.line ?? 0) - (b.line ?? 0) ||
    (a.column ?? 0) - (b.column ?? 0);
}

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
  /** Other documents that were typed in since the workbench was asked: left a moment ago, say. */
  typed: readonly Pick<EditDocument, 'key' | 'diagnostics'>[] = [],
): PackProblems {
  const path = document?.key.path;
  const now = document?.diagnostics ?? [];
  const known = found?.problems ?? [];
  const isSaid = (problem: Diagnostic): boolean =>
    now.some((own) => own.code === problem.code && own.at === problem.at);
  const ofPack = fresh ? known.filter((one) => one.file === path && !isSaid(one)) : [];
  const here = [...now, ...ofPack, ...played.filter((one) => one.file === path && !isSaid(one))];
  const isTyped = (file: string): boolean => file === path || typed.some(({ key }) => key.path === file);
  const own = [
    ...here,
    ...typed.flatMap(({ diagnostics }) => diagnostics),
    ...played.filter((one) => one.file !== path),
  ];
  const list = [...own, ...known.filter(({ file }) => !isTyped(file))].sort(aroundFrom(path));
  const old = (found?.files ?? []).filter((file) => isTyped(file.path));
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
  const errors = (found?.errors ?? 0) - sum(old.map((file) => file.errors)) + countOf(own, 'error');
  const warnings = (found?.warnings ?? 0) - sum(old.map((file) => file.warnings)) + countOf(own, 'warning');
  return { list, more: Math.max(0, errors + warnings - list.length), counts: { errors, warnings } };
}
