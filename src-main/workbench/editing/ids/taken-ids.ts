import { freeId as freeIdLike } from '@shared/language/free-id';
import { definitionPath, type Kind } from '@shared/language/pack-format';
import type { Library } from '../../../library/library';

/** Saved or typed: a new document that nobody has saved yet has its place all the same. */
export function isTaken(library: Library, pack: string, path: string): boolean {
  const drafts = library.drafts.list(pack);
  return (
    library.packs.file(pack, path).ok || (drafts.ok && drafts.value.some((draft) => draft.path === path))
  );
}

/** An id that nothing of the pack has, saved or typed. */
export const freeId = (library: Library, pack: string, kind: Kind, wish: string): string =>
  freeIdLike(wish, kind, (id) => isTaken(library, pack, definitionPath(kind, id)));
