import type { DefinitionSummary } from '@shared/api/models';
import { kinds, type Kind } from '@shared/language/kinds';
import { languages } from '@shared/util/languages';
import { searchable } from '@shared/util/searchable';

export interface RowGroup {
  readonly kind: Kind;
  readonly rows: readonly DefinitionSummary[];
}

export const wordsOf = ({ id, path, names }: DefinitionSummary): readonly string[] => [
  id,
  path,
  ...(names ? languages.map((language) => names[language]) : []),
];

/** By kind, in the order of the pack; only those in whose id, file or names the words occur. */
export function shownRows(rows: readonly DefinitionSummary[], filter: string): readonly RowGroup[] {
  const wanted = searchable(filter).trim();
  const matches = (row: DefinitionSummary): boolean =>
    wanted === '' || wordsOf(row).some((word) => searchable(word).includes(wanted));
  return kinds
    .map((kind) => ({ kind, rows: rows.filter((row) => row.kind === kind && matches(row)) }))
    .filter((group) => group.rows.length > 0);
}
