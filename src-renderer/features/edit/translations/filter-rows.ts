import type { TranslationRow } from '@shared/forms/translations/types';
import { languages } from '@shared/util/languages';
import { searchable } from '@shared/util/searchable';

export const rowFilters = ['all', 'missing', 'stale'] as const;
export type RowFilter = (typeof rowFilters)[number];

/** One name for all languages stays the same row when it becomes three. */
export const rowKey = ({ path, way, is }: TranslationRow): string =>
  `${path} ${is === 'name' ? 'names' : way.join('.')}`;

const has = ({ cells }: TranslationRow, states: readonly string[]): boolean =>
  languages.some((language) => states.includes(cells[language].state));

/** The same letters as in English are listed with what is missing: most often nobody has translated them yet. */
const wanted: Readonly<Record<RowFilter, (row: TranslationRow) => boolean>> = {
  all: () => true,
  missing: (row) => has(row, ['missing', 'same']),
  stale: (row) => has(row, ['stale']),
};

export const countRows = (rows: readonly TranslationRow[]): Readonly<Record<RowFilter, number>> => ({
  all: rows.length,
  missing: rows.filter(wanted.missing).length,
  stale: rows.filter(wanted.stale).length,
});

/**
 * The rows that a filter and a search leave. `kept` remembers what was shown: a cell that is being filled must not
 * go from under the cursor because nothing is missing any more. Whoever changes the filter empties it.
 */
export function shownRows(
  rows: readonly TranslationRow[],
  filter: RowFilter,
  search: string,
  kept: Set<string>,
): readonly TranslationRow[] {
  const letters = searchable(search).trim();
  const isFound = ({ path, cells }: TranslationRow): boolean =>
    letters === '' ||
    [path, ...languages.map((language) => cells[language].text ?? '')].some((text) =>
      searchable(text).includes(letters),
    );
  return rows.filter((row) => {
    const key = rowKey(row);
    if (kept.has(key)) return true;
    if (!wanted[filter](row) || !isFound(row)) return false;
    kept.add(key);
    return true;
  });
}
