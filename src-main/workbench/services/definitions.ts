import { failure } from '@shared/api/failures';
import type { RevisionMessage } from '@shared/api/models';
import { withNames } from '@shared/language/edit-names';
import { namesSchema } from '@shared/language/names';
import { err, ok } from '@shared/util/result';
import type { FileEdit, Library, Outcome } from '../../library/library';
import { bringBackPictures, dropPictures } from '../assets/pictures-of-edits';
import type { EventHub } from '../event-hub';
import { given } from '../given';
import type { HandlersOf } from '../handlers';
import type { LibraryDoor } from '../library-door';
import { saveEdits } from '../save-edits';

const utf8 = new TextEncoder();

export function definitionHandlers(door: LibraryDoor, events: EventHub): HandlersOf<'definitions'> {
  const reading = <T>(act: (library: Library) => Outcome<T>): Outcome<T> =>
    door.library.ok ? act(door.library.value) : door.library;

  type MoreEdits = (library: Library, edits: readonly FileEdit[]) => FileEdit[];
  /** One file of the newest revision, changed on the spot. */
  const saveOne = (
    pack: string,
    path: string,
    source: string | null,
    message: RevisionMessage,
    more: MoreEdits = () => [],
  ) =>
    reading((library) => {
      const found = library.packs.get(pack);
      if (!found.ok) return found;
      const edit: FileEdit = { path, bytes: source === null ? null : utf8.encode(source) };
      const edits = [edit, ...more(library, [edit])];
      const saved = saveEdits(library, events, pack, found.value.head, edits, message);
      return saved.ok ? ok(saved.value.revision) : saved;
    });

  /** null: the definition is not there. */
  const hashOf = (pack: string, path: string, revision?: string): string | null => {
    const found = reading((library) => library.definitions.get(pack, path, revision));
    return found.ok ? found.value.summary.hash : null;
  };

  return {
    'definitions.find': ({ pack, filter, offset, limit }) =>
      reading((library) => library.definitions.find(pack, filter, offset, limit)),
    'definitions.get': ({ pack, path, revision }) =>
      reading((library) => library.definitions.get(pack, path, revision)),
    'definitions.save': ({ pack, base, changes, message, dropPictures: drop }) =>
      reading((library) => {
        const edits = changes.map(({ path, source }) => ({
          path,
          bytes: source === null ? null : utf8.encode(source),
        }));
        const all = drop ? [...edits, ...dropPictures(library, pack, edits)] : edits;
        const saved = saveEdits(library, events, pack, base, all, message);
        return saved.ok ? ok({ ...saved.value.revision, warnings: [...saved.value.warnings] }) : saved;
      }),
    'definitions.rename': ({ pack, path, names }) => {
      const found = reading((library) => library.definitions.get(pack, path));
      if (!found.ok) return found;
      const { source, summary } = found.value;
      const all = namesSchema.safeParse({ ...summary.names, ...given(names) });
      // A definition without names needs all of them at once.
      if (!all.success)
        return err(failure('bad-params', { call: 'definitions.rename', at: 'names', problem: 'missing' }));
      return saveOne(pack, path, withNames(source, all.data), { code: 'renamed' });
    },
    'definitions.delete': ({ pack, path }) => {
      const found = reading((library) => library.definitions.get(pack, path));
      if (!found.ok) return found;
      const drop: MoreEdits = (library, edits) => dropPictures(library, pack, edits);
      return saveOne(pack, path, null, { code: 'deleted' }, drop);
    },
    'definitions.restore': ({ pack, path, revision, unlessChangedSince }) => {
      const old = reading((library) => library.definitions.get(pack, path, revision));
      if (unlessChangedSince !== undefined && hashOf(pack, path) !== hashOf(pack, path, unlessChangedSince)) {
        return err(failure('stale-base', { pack }));
      }
      if (!old.ok) return old;
      const pictures: MoreEdits = (library, edits) => [
        ...dropPictures(library, pack, edits),
        ...bringBackPictures(library, pack, edits, revision),
      ];
      return saveOne(pack, path, old.value.source, { code: 'restored', revision }, pictures);
    },
  };
}
