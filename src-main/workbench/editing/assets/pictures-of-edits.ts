import { checkFile } from '@shared/language/check-file';
import { artsOf } from '@shared/language/images/art-findings';
import { parsePackPath, type Game } from '@shared/language/pack-format';
import type { FileEdit, Library } from '../../../library/library';

const isDefinition = (path: string): boolean => parsePackPath(path)?.is === 'definition';

/** The files of pictures that a document shows; none if it is no definition, or not right. */
function picturesIn(game: Game, path: string, bytes: Uint8Array | null): string[] {
  const checked = bytes && isDefinition(path) ? checkFile(path, bytes, game) : null;
  if (!checked?.ok || checked.value.is !== 'definition') return [];
  return artsOf(checked.value.definition).flatMap(({ art }) => ('image' in art ? [art.image] : []));
}

/**
 * Removes the pictures that only the edited documents showed, and show no longer. A picture that was put in by
 * mistake would otherwise stay in the pack for ever; the history still has it.
 */
export function dropPictures({ packs }: Library, pack: string, edits: readonly FileEdit[]): FileEdit[] {
  const found = packs.get(pack);
  if (!found.ok) return [];
  const { game } = found.value;
  const stored = (path: string): Uint8Array | null => {
    const file = packs.file(pack, path);
    return file.ok ? file.value : null;
  };
  const shown = new Set(edits.flatMap(({ path, bytes }) => picturesIn(game, path, bytes)));
  const lost = new Set(
    edits
      .flatMap(({ path }) => (isDefinition(path) ? picturesIn(game, path, stored(path)) : []))
      .filter((picture) => !shown.has(picture)),
  );
  if (lost.size === 0) return [];
  const files = packs.files(pack);
  if (!files.ok) return [];
  const edited = new Set(edits.map(({ path }) => path));
  for (const [path, bytes] of files.value) {
    if (edited.has(path) || !mayName(bytes, lost)) continue;
    for (const picture of picturesIn(game, path, bytes)) lost.delete(picture);
  }
  return [...lost].filter((path) => files.value.has(path)).map((path) => ({ path, bytes: null }));
}

/** Of ten thousand documents hardly one is read: a name stands in the text as it is, unless it is escaped. */
function mayName(bytes: Uint8Array, pictures: ReadonlySet<string>): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return text.includes('\\') || [...pictures].some((path) => text.includes(path));
}

/** Pictures of an older revision that its documents show and that the pack no longer has. */
export function bringBackPictures(
  { packs }: Library,
  pack: string,
  edits: readonly FileEdit[],
  revision: string,
): FileEdit[] {
  const found = packs.get(pack);
  if (!found.ok) return [];
  const { game } = found.value;
  const wanted = new Set(edits.flatMap(({ path, bytes }) => picturesIn(game, path, bytes)));
  return [...wanted].flatMap((path) => {
    if (packs.file(pack, path).ok) return [];
    const old = packs.file(pack, path, revision);
    return old.ok ? [{ path, bytes: old.value }] : [];
  });
}
