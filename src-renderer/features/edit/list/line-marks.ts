import type { ChangeKind } from '@shared/api/editing';
import type { EditPack } from '../state/edit-pack.svelte';

/** What a line says about its document besides its name. */
export interface LineMarks {
  readonly unsaved: boolean;
  readonly errors: number;
  readonly warnings: number;
  /** Against the original. */
  readonly change: ChangeKind | null;
}

export const noMarks: LineMarks = { unsaved: false, errors: 0, warnings: 0, change: null };

type Counts = Pick<LineMarks, 'errors' | 'warnings'>;
export type ProblemCounts = ReadonlyMap<string, Counts>;

export const problemCounts = ({ problems }: EditPack): ProblemCounts =>
  new Map((problems?.files ?? []).map((file) => [file.path, file]));

export const isUnsaved = (pack: EditPack, path: string): boolean =>
  pack.documents.get(path)?.changed ?? pack.drafts.has(path);

export function marksOf(pack: EditPack, path: string, problems: ProblemCounts): LineMarks {
  const { errors = 0, warnings = 0 } = problems.get(path) ?? {};
  return { unsaved: isUnsaved(pack, path), errors, warnings, change: pack.changes.get(path) ?? null };
}

/** Changed since the original, or not saved. */
export const changedPaths = (pack: EditPack): ReadonlySet<string> =>
  new Set([
    ...pack.changes.keys(),
    ...pack.drafts.keys(),
    ...[...pack.documents.values()].flatMap(({ changed, key }) => (changed ? [key.path] : [])),
  ]);
