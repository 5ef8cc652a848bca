import type { DefinitionSummary } from '@shared/api/models';
import { kindFolders, kinds, type Kind } from '@shared/language/kinds';

const sampleKinds: readonly Kind[] = ['card', 'bonus', 'zone', 'token'];
/** Templates may be for one type of card: a few of each are enough to find one that they draw. */
const samplesOfKind = 12;

/** Of which templates show what they draw. */
export function samplePaths(rows: readonly DefinitionSummary[]): string[] {
  return sampleKinds.flatMap((wanted) => {
    const seen = new Map<string, string>();
    for (const { kind, group, path } of rows)
      if (kind === wanted && seen.size < samplesOfKind && !seen.has(group ?? '')) seen.set(group ?? '', path);
    return [...seen.values()];
  });
}

/** As they lay before; new ones come last. */
export function inOrderOf(
  order: readonly DefinitionSummary[],
  rows: readonly DefinitionSummary[],
): readonly DefinitionSummary[] {
  const places = new Map(order.map(({ path }, at) => [path, at]));
  const place = ({ path }: DefinitionSummary): number => places.get(path) ?? order.length;
  return rows.toSorted((a, b) => place(a) - place(b));
}

/** A definition of which only a draft is there. None: it is no definition. */
export function leftRow(path: string): DefinitionSummary[] {
  const kind = kinds.find((one) => path.startsWith(`${kindFolders[one]}/`));
  if (!kind) return [];
  const id = path.slice(kindFolders[kind].length + 1).replace(/\.json$/, '');
  return [{ path, kind, id, names: null, number: null, group: null, face: null, hash: '' }];
}
