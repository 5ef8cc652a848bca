import type { AssetSummary } from '@shared/api/assets';
import type { Answer, ParsedParams } from '@shared/api/calls';
import { failure } from '@shared/api/failures';
import { diagnostic, shown } from '@shared/language/diagnostics';
import { withArt } from '@shared/language/images/edit-art';
import { measureImage } from '@shared/language/images/image-size';
import { rasterTypeOf } from '@shared/language/images/image-type';
import { packLimits, parsePackPath, type AssetType } from '@shared/language/pack-format';
import { err, ok } from '@shared/util/result';
import type { FileEdit, Library, Outcome, StoredAsset } from '../../library/library';
import { sha256 } from '../../library/storage/hash';
import { assetTypeOf, pathFor, stemOf } from '../editing/assets/asset-name';
import { dropPictures } from '../editing/assets/pictures-of-edits';
import type { EventHub } from '../event-hub';
import type { HandlersOf } from '../handlers';
import type { LibraryDoor } from '../library-door';
import { Recent } from '../recent';
import { saveEdits } from '../editing/save-edits';

const mimes: Readonly<Record<AssetType, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
};

const mimeOf = (path: string): string | null => {
  const parsed = parsePackPath(path);
  return parsed?.is === 'asset' ? mimes[parsed.type] : null;
};

type Measures = Pick<AssetSummary, 'bytes' | 'size'>;

export function assetHandlers(door: LibraryDoor, events: EventHub): HandlersOf<'assets'> {
  const using = <T>(act: (library: Library) => Outcome<T>): Outcome<T> =>
    door.library.ok ? act(door.library.value) : door.library;
  /** By hash, so it holds for ever: a list of a hundred pictures must not read all of them each time. */
  const measured = new Recent<Measures>(5000);

  const summaryOf = (
    { packs }: Library,
    pack: string,
    revision: string | undefined,
    { path, hash }: StoredAsset,
  ): Outcome<AssetSummary> => {
    const mime = mimeOf(path) ?? '';
    const known = measured.get(hash);
    if (known) return ok({ path, hash, mime, ...known });
    const file = packs.file(pack, path, revision);
    return file.ok ? ok({ path, hash, mime, ...measured.keep(hash, measuresOf(file.value)) }) : file;
  };

  return {
    'assets.list': ({ pack, revision }) =>
      using((library) => {
        const stored = library.packs.assets(pack, revision);
        if (!stored.ok) return stored;
        const all: AssetSummary[] = [];
        for (const one of stored.value) {
          const summary = summaryOf(library, pack, revision, one);
          if (!summary.ok) return summary;
          all.push(summary.value);
        }
        return ok(all);
      }),
    'assets.get': ({ pack, path, revision, known }) =>
      using(({ packs }) => {
        const mime = mimeOf(path);
        if (mime === null) return err(failure('no-such-definition', { pack, path }));
        const file = packs.file(pack, path, revision);
        if (!file.ok) return file;
        const hash = sha256(file.value);
        return ok({ hash, mime, bytes: hash === known ? null : new Uint8Array(file.value) });
      }),
    'assets.put': (params) => using((library) => put(library, events, params)),
    'assets.delete': ({ pack, path }) =>
      using((library) => {
        const found = library.packs.get(pack);
        if (!found.ok) return found;
        // Only a picture: the way to delete a definition says more about what breaks.
        const there = mimeOf(path) === null ? null : library.packs.file(pack, path);
        if (!there?.ok) return err(failure('no-such-definition', { pack, path }));
        const edits = [{ path, bytes: null }];
        const saved = saveEdits(library, events, pack, found.value.head, edits, { code: 'deleted' });
        return saved.ok ? ok(saved.value.revision) : saved;
      }),
  };
}

function measuresOf(bytes: Uint8Array): Measures {
  const type = rasterTypeOf(bytes);
  const size = type && measureImage(type, bytes);
  const whole = size?.is === 'whole' ? { width: size.width, height: size.height } : null;
  return { bytes: bytes.byteLength, size: whole };
}

const refused = (...diagnostics: readonly ReturnType<typeof diagnostic>[]): Outcome<never> =>
  err(failure('invalid-definition', { diagnostics: [...diagnostics] }));

function put(
  library: Library,
  events: EventHub,
  { pack, fileName, bytes, onto, fit }: ParsedParams<'assets.put'>,
): Outcome<Answer<'assets.put'>> {
  const { packs } = library;
  const found = packs.get(pack);
  if (!found.ok) return found;
  if (found.value.shipped) return err(failure('pack-read-only', { pack }));
  // Told by the name that the designer knows; in the pack it would have another one.
  const file = shown(fileName, 120);
  const size = bytes.byteLength;
  if (size > packLimits.assetBytes) {
    return refused(diagnostic('file-too-big', { file }, { size, max: packLimits.assetBytes }));
  }
  const type = assetTypeOf(bytes);
  if (type === null) return refused(diagnostic('image-unknown', { file }, { found: file }));

  const stored = packs.assets(pack);
  if (!stored.ok) return stored;
  const taken = new Map(stored.value.map(({ path, hash }) => [path, hash]));
  const hash = sha256(bytes);
  const path = pathFor(stemOf(fileName), type, (one) => !taken.has(one) || taken.get(one) === hash);
  const edits: FileEdit[] = taken.has(path) ? [] : [{ path, bytes }];
  if (onto !== undefined) {
    const definition = library.definitions.get(pack, onto);
    if (!definition.ok) return definition;
    const source = withArt(definition.value.source, { image: path, ...(fit ? { fit } : {}) });
    edits.push({ path: onto, bytes: new TextEncoder().encode(source) });
    edits.push(...dropPictures(library, pack, edits));
  }
  if (edits.length === 0) return err(failure('nothing-changed', {}));
  const saved = saveEdits(library, events, pack, found.value.head, edits, { code: 'edited' });
  if (saved.ok) return ok({ path, revision: saved.value.revision });
  if (saved.error.code !== 'invalid-definition') return saved;
  return refused(...saved.error.data.diagnostics.map((one) => (one.file === path ? { ...one, file } : one)));
}
