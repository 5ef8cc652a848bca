import type { ChangeKind } from '@shared/api/editing';
import { scenarioFolder } from '@shared/language/document-paths';
import { i18n } from '../../../state/i18n.svelte';
import type { EditPack } from '../state/edit-pack.svelte';
import { translationsPlace } from '../translations/place';
import type { GroupName, Line } from './lines';

const groupName = (group: GroupName): string =>
  group === 'scenarios' ? i18n.t('edit-list.group.scenarios') : i18n.t(`kind.${group}`);

export const fileName = (path: string): string => path.slice(scenarioFolder.length + 1, -'.json'.length);

/** What stands in the line, large. */
export function lineName(line: Line): string {
  switch (line.is) {
    case 'place':
      return i18n.t(line.path === translationsPlace ? 'edit-list.translations' : 'edit-list.pack');
    case 'group':
      return groupName(line.group);
    case 'row':
      return line.row.names ? i18n.name(line.row.names) : line.row.id;
    case 'file':
      return fileName(line.path);
  }
}

/** What stands under the name; null: nothing. */
export function lineCode(line: Line): string | null {
  if (line.is === 'row') return line.row.id;
  return line.is === 'file' ? line.path : null;
}

/** All of a line in words, for who does not see its signs. */
export function lineSpoken(line: Line, { unsaved, errors, warnings, change }: LineMarks): string {
  const code = lineCode(line);
  return [
    lineName(line),
    ...(line.is === 'group' ? [i18n.number(line.count)] : []),
    ...(code !== null && code !== lineName(line) ? [code] : []),
    ...(unsaved ? [i18n.t('edit.mark.unsaved')] : []),
    ...(change ? [i18n.t(`edit.mark.${change}`)] : []),
    ...(errors > 0 ? [i18n.t('edit.mark.errors', { count: errors })] : []),
    ...(errors === 0 && warnings > 0 ? [i18n.t('edit.mark.warnings', { count: warnings })] : []),
  ].join(', ');
}

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

const isUnsaved = (pack: EditPack, path: string): boolean =>
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
