import { failure } from '@shared/api/failures';
import { parsePackPath } from '@shared/language/pack-format';
import { err, ok } from '@shared/util/result';
import type { Library, Outcome } from '../../library/library';

/** A document as it was written: a definition, or what the pack says of itself. No picture is one. */
export function documentAt(
  library: Library,
  pack: string,
  path: string,
  revision?: string,
): Outcome<{ revision: string; source: string }> {
  const found = library.packs.get(pack);
  if (!found.ok) return found;
  const parsed = parsePackPath(path);
  if (parsed === null || parsed.is === 'asset') return err(failure('no-such-definition', { pack, path }));
  const at = revision ?? found.value.head;
  const file = library.packs.file(pack, path, at);
  return file.ok ? ok({ revision: at, source: new TextDecoder().decode(file.value) }) : file;
}

/** Everything that is written in a pack, in the order of paths; no pictures. */
export function documentsOf(
  library: Library,
  pack: string,
): Outcome<{ revision: string; documents: { path: string; source: string }[] }> {
  const found = library.packs.get(pack);
  if (!found.ok) return found;
  const { head } = found.value;
  const listing = library.packs.listing(pack, head);
  if (!listing.ok) return listing;
  const paths = [...listing.value.keys()].filter((path) => parsePackPath(path)?.is !== 'asset').sort();
  const files = library.packs.some(pack, paths, head);
  if (!files.ok) return files;
  const decoder = new TextDecoder();
  return ok({
    revision: head,
    documents: [...files.value].map(([path, bytes]) => ({ path, source: decoder.decode(bytes) })),
  });
}

/** What a list of definitions lacks, in the order of paths. */
export function otherDocuments(
  library: Library,
  pack: string,
): Outcome<{ documents: { path: string; hash: string }[] }> {
  const listing = library.packs.listing(pack);
  if (!listing.ok) return listing;
  const isOther = (path: string): boolean =>
    ['manifest', 'scenarios'].includes(parsePackPath(path)?.is ?? '');
  const found = [...listing.value].filter(([path]) => isOther(path));
  return ok({ documents: found.map(([path, hash]) => ({ path, hash })).sort(byPath) });
}

const byPath = (a: { path: string }, b: { path: string }): number => (a.path < b.path ? -1 : 1);
