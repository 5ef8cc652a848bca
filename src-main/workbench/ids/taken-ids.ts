import { definitionPath, idLength, idPattern, type Kind } from '@shared/language/pack-format';
import type { Library } from '../../library/library';

/** Saved or typed: a new document that nobody has saved yet has its place all the same. */
export function isTaken(library: Library, pack: string, path: string): boolean {
  const drafts = library.drafts.list(pack);
  return (
    library.packs.file(pack, path).ok || (drafts.ok && drafts.value.some((draft) => draft.path === path))
  );
}

/** The wish itself, or the first of `wish-2`, `wish-3`, … that is free. A wish that is no id becomes one. */
export function freeId(library: Library, pack: string, kind: Kind, wish: string): string {
  const plain = plainId(wish) || kind;
  const stem = plain.replace(/-\d+$/, '') || plain;
  let first = Number(/-(\d+)$/.exec(plain)?.[1] ?? 1);
  if (!Number.isSafeInteger(first)) first = 1;
  let id = plain;
  for (let number = Math.max(2, first + 1); isTaken(library, pack, definitionPath(kind, id)); number++) {
    const end = `-${number}`;
    id = stem.slice(0, idLength - end.length).replace(/-+$/, '') + end;
  }
  return id;
}

function plainId(wish: string): string {
  const plain = wish
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[’'\p{M}]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, idLength)
    .replace(/^-+|-+$/g, '');
  // A device name of Windows is no name for a file there.
  return plain === '' || idPattern.test(plain) ? plain : `${plain}-card`;
}
