import type { DefinitionSummary } from '@shared/api/models';
import { manifestPath } from '@shared/language/document-paths';
import type { Kind } from '@shared/language/kinds';
import { searchable } from '@shared/util/searchable';
import { translationsPlace } from '../translations/place';
import { shownRows } from './shown-rows';

/** What folds together: the definitions of a kind, or the files of scenarios. */
export type GroupName = Kind | 'scenarios';

/** One line of the list, from top to bottom. `path` is what lies behind it. */
export type Line =
  | { readonly is: 'place'; readonly path: string }
  | { readonly is: 'group'; readonly group: GroupName; readonly count: number; readonly folded: boolean }
  | {
      readonly is: 'row';
      readonly path: string;
      readonly group: GroupName;
      readonly row: DefinitionSummary;
      readonly at: number;
      readonly of: number;
    }
  | {
      readonly is: 'file';
      readonly path: string;
      readonly group: GroupName;
      readonly at: number;
      readonly of: number;
    };

/** What the list holds, and what of it is asked for. */
export interface ListWish {
  readonly rows: readonly DefinitionSummary[];
  readonly scenarioFiles: readonly string[];
  readonly filter: string;
  readonly folded: ReadonlySet<GroupName>;
  /** null: all. */
  readonly only: ReadonlySet<string> | null;
}

/** Names a line among the others, also after another revision. */
export const lineKey = (line: Line): string => (line.is === 'group' ? `group ${line.group}` : line.path);

/** Pack and translations first, then the definitions by kind, then the scenarios. */
export function linesOf({ rows, scenarioFiles, filter, folded, only }: ListWish): readonly Line[] {
  const isAsked = filter.trim() !== '' || only !== null;
  const kept = only === null ? rows : rows.filter(({ path }) => only.has(path));
  const wanted = searchable(filter).trim();
  const files = scenarioFiles.filter(
    (path) => (only === null || only.has(path)) && searchable(path).includes(wanted),
  );
  // What is looked for is shown, folded or not.
  const isFolded = (group: GroupName): boolean => !isAsked && folded.has(group);
  const lines: Line[] = isAsked
    ? []
    : [manifestPath, translationsPlace].map((path) => ({ is: 'place', path }) as const);
  for (const { kind, rows: inKind } of shownRows(kept, filter)) {
    lines.push({ is: 'group', group: kind, count: inKind.length, folded: isFolded(kind) });
    if (isFolded(kind)) continue;
    for (const [at, row] of inKind.entries())
      lines.push({ is: 'row', path: row.path, group: kind, row, at, of: inKind.length });
  }
  if (files.length > 0) {
    lines.push({ is: 'group', group: 'scenarios', count: files.length, folded: isFolded('scenarios') });
    if (!isFolded('scenarios'))
      for (const [at, path] of files.entries())
        lines.push({ is: 'file', path, group: 'scenarios', at, of: files.length });
  }
  return lines;
}
