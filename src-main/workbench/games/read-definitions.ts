import { failure, type Failure } from '@shared/api/failures';
import type { ValidDefinition } from '@shared/language/definitions/index';
import { isError, stopsPlay, type Diagnostic } from '@shared/language/diagnostics';
import { findForPlay } from '@shared/language/meaning/find-in-pack';
import { kinds, parsePackPath, type Game, type Kind } from '@shared/language/pack-format';
import { brokenReferences } from '@shared/language/references';
import { err, ok, type Result } from '@shared/util/result';
import type { Library } from '../../library/library';
import { CheckedFiles, checkOne, type CheckedFile } from '../editing/problems/checked-files';
import { FilesOnDemand } from '../editing/problems/files-on-demand';
import { Recent } from '../recent';

export interface Definitions {
  readonly definitions: readonly ValidDefinition[];
  /** With these no round can begin. */
  readonly stops: readonly Diagnostic[];
}

/** A file that somebody else has checked; null: nobody has. */
export type KnownElsewhere = (pack: string, path: string, hash: string, game: Game) => CheckedFile | null;

/**
 * What revisions of packs hold, checked. Of a pack that was read before, only the files that have changed since are
 * read again: a card that was just saved is to be played at once, in a pack of a thousand too.
 */
export class DefinitionReader {
  readonly #packs = new Recent<CheckedFiles>(3);
  readonly #elsewhere: KnownElsewhere;

  constructor(elsewhere: KnownElsewhere) {
    this.#elsewhere = elsewhere;
  }

  read(library: Library, pack: string, revision: string, game: Game): Result<Definitions, Failure> {
    const listing = library.packs.listing(pack, revision);
    if (!listing.ok) return listing;
    const known = this.#packs.get(pack) ?? this.#packs.keep(pack, new CheckedFiles());
    // In the order of paths: cards are shuffled from that order, and a match must be dealt the same for ever.
    const paths = [...listing.value.keys()].filter(isDefinition).sort();
    const hashOf = (path: string): string => listing.value.get(path) ?? '';
    const fresh = paths.filter((path) => {
      if (known.get(path, hashOf(path), game)) return false;
      const file = this.#elsewhere(pack, path, hashOf(path), game);
      if (file) known.keep(path, hashOf(path), game, file);
      return file === null;
    });
    const files = library.packs.some(pack, fresh, revision);
    if (!files.ok) return files;
    for (const [path, bytes] of files.value)
      known.keep(path, hashOf(path), game, checkOne(path, bytes, game, null));
    const checked = paths.flatMap((path) => known.get(path, hashOf(path), game) ?? []);
    known.settle();
    const content = new FilesOnDemand(listing.value.keys(), (path) => {
      const file = library.packs.file(pack, path, revision);
      return file.ok ? file.value : undefined;
    });
    return judge(pack, checked, content);
  }
}

const isDefinition = (path: string): boolean => parsePackPath(path)?.is === 'definition';

function judge(
  pack: string,
  checked: readonly CheckedFile[],
  content: FilesOnDemand,
): Result<Definitions, Failure> {
  const definitions = checked.flatMap(({ definition }) => definition ?? []);
  const ids = new Map<Kind, Set<string>>(kinds.map((kind) => [kind, new Set<string>()]));
  for (const { kind, id } of definitions) ids.get(kind)?.add(id);
  const found = [
    ...checked.flatMap(({ problems }) => problems),
    ...brokenReferences(
      checked.flatMap(({ references }) => references),
      (kind) => ids.get(kind) ?? new Set(),
    ),
    ...findForPlay(definitions, content),
  ];
  const errors = found.filter(isError);
  // Stored by an older release that asked less of a pack: said as plainly as at the import of a wrong one.
  if (errors.length > 0) return err(failure('pack-not-playable', { pack, diagnostics: errors }));
  return ok({ definitions, stops: found.filter(({ code }) => stopsPlay(code)) });
}
