import type { PackFaces } from '@shared/face/index';
import type { Kind } from '@shared/language/kinds';
import type { Printable, PrintableGroup } from '@shared/print/model';
import { searchable } from '@shared/util/searchable';

/** Cards are listed by their kind; the rest by what it is on a table. */
export type LineGroupId = Kind | Exclude<PrintableGroup, 'cards' | 'tokens'>;

export interface Line extends Pick<Printable, 'key' | 'group'> {
  readonly name: string;
  /** How many the rules ask for. */
  readonly usual: number;
}
export interface LineGroup {
  readonly id: LineGroupId;
  readonly lines: readonly Line[];
}

/** What is listed together, in the order of the list. */
export function groupLines(
  printables: readonly Printable[],
  faces: PackFaces,
  names: ReadonlyMap<string, string>,
): readonly LineGroup[] {
  const kinds = new Map(faces.cards.map(({ path, kind }) => [path, kind]));
  const groups = new Map<LineGroupId, Line[]>();
  for (const { key, group, copies } of printables) {
    const id = group === 'cards' ? (kinds.get(key) ?? 'card') : group === 'tokens' ? 'token' : group;
    const lines = groups.get(id) ?? [];
    lines.push({ key, group, name: names.get(key) ?? key, usual: copies });
    groups.set(id, lines);
  }
  return [...groups].map(([id, lines]) => ({ id, lines }));
}

/** Only what is called so; a group of which nothing is left goes too. */
export function filterGroups(groups: readonly LineGroup[], query: string): readonly LineGroup[] {
  const wanted = searchable(query.trim());
  if (wanted === '') return groups;
  return groups
    .map(({ id, lines }) => ({ id, lines: lines.filter(({ name }) => searchable(name).includes(wanted)) }))
    .filter(({ lines }) => lines.length > 0);
}
