import { failure } from '@shared/api/failures';
import type { RevisionMessage } from '@shared/api/models';
import { withNames } from '@shared/language/edit-names';
import { namesSchema } from '@shared/language/names';
import { err, ok } from '@shared/util/result';
import type { FileEdit, Library, Outcome } from '../../library/library';
import { bringBackPictures, dropPictures } from '../editing/assets/pictures-of-edits';
import type { EventHub } from '../event-hub';
import { given } from '../given';
import type { Games } from '../games/index';
import type { HandlersOf } from '../handlers';
import { createDefinition, duplicateDefinition } from '../editing/ids/new-definitions';
import { documentAt } from '../editing/documents';
import { renameEverywhere } from '../editing/ids/rename-everywhere';
import { freeId } from '../editing/ids/taken-ids';
import type { LibraryDoor } from '../library-door';
import { moveDefinition } from '../editing/order/move-definition';
import { originalOf } from '../editing/originals';
import { saveEdits } from '../editing/save-edits';
import type { Tasks } from '../tasks';
import { tryOut } from '../lab/try-out';

const utf8 = new TextEncoder();

export function definitionHandlers(
  door: LibraryDoor,
  events: EventHub,
  games: Games,
  tasks: Tasks,
): HandlersOf<'definitions'> {
  let unnamed = 0;
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
      // Only what deletes a document does away with what was typed in it: a rename elsewhere does not.
      const how = { dropDrafts: source === null };
      const saved = saveEdits(library, events, pack, found.value.head, edits, message, how);
      return saved.ok ? ok(saved.value.revision) : saved;
    });

  /** null: the document is not there. */
  const hashOf = (pack: string, path: string, revision?: string): string | null => {
    const found = reading((library) => library.packs.listing(pack, revision));
    return found.ok ? (found.value.get(path) ?? null) : null;
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
        const saved = saveEdits(library, events, pack, base, all, message, { dropDrafts: true });
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
      const old = reading((library) => documentAt(library, pack, path, revision));
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
    'definitions.renameId': (asked) => reading((library) => renameEverywhere(library, events, asked)),
    'definitions.freeId': ({ pack, kind, wish }) =>
      reading((library) => {
        const found = library.packs.get(pack);
        return found.ok ? ok({ id: freeId(library, pack, kind, wish) }) : found;
      }),
    'definitions.create': (asked) => reading((library) => createDefinition(library, events, asked)),
    'definitions.duplicate': (asked) => reading((library) => duplicateDefinition(library, events, asked)),
    'definitions.original': ({ pack, path }) => reading((library) => originalOf(library, pack, path)),
    'definitions.move': (asked) => reading((library) => moveDefinition(library, events, asked)),
    // Named like the runs of the lab: closing the workbench must end its thread too.
    'definitions.tryOut': (asked) =>
      tasks.run(asked.task ?? `definitions.tryOut ${++unnamed}`, async (context) =>
        door.library.ok ? tryOut(door.library.value, games, asked, context) : door.library,
      ),
  };
}
