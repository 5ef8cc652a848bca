import { failure } from '@shared/api/failures';
import type { Diagnostic } from '@shared/language/diagnostics';
import { withNames } from '@shared/language/edit-names';
import { manifestPath } from '@shared/language/pack-format';
import { err, ok } from '@shared/util/result';
import type { Library, NewPack, Outcome, PackFiles } from '../../library/library';
import { readArchive, writeArchive } from '../../library/transfer/archive';
import { writeFolder } from '../../library/transfer/folder-write';
import { checkPackFiles } from '../../library/transfer/check-files';
import type { WorkOptions } from '../../library/transfer/work';
import type { EventHub } from '../event-hub';
import { changesSinceCopied } from '../editing/originals';
import { exportPath, exportName } from '../print/export-name';
import { given } from '../given';
import type { HandlersOf } from '../handlers';
import type { LibraryDoor } from '../library-door';
import type { Tasks } from '../tasks';

const utf8 = new TextEncoder();
const text = new TextDecoder();

export function packHandlers(door: LibraryDoor, events: EventHub, tasks: Tasks): HandlersOf<'packs'> {
  /** Runs a change and tells every window about it. */
  const changing = <T>(pack: string | null, act: (library: Library) => Outcome<T>): Outcome<T> => {
    if (!door.library.ok) return door.library;
    const done = act(door.library.value);
    if (done.ok) events.emit({ name: 'packs.changed', data: { pack } });
    return done;
  };
  const reading = <T>(act: (library: Library) => Outcome<T>): Outcome<T> =>
    door.library.ok ? act(door.library.value) : door.library;

  type Read = (options: WorkOptions) => Promise<Outcome<PackFiles>>;
  const importing = (task: string | undefined, file: string, read: Read) =>
    tasks.run(task, async (context) => {
      const warnings: Diagnostic[] = [];
      const files = await read({ ...context, onWarnings: (found) => warnings.push(...found) });
      if (!files.ok) return files;
      const pack: NewPack = { files: files.value, message: { code: 'imported', file } };
      const added = changing(null, (library) => library.packs.create(pack));
      return added.ok ? ok({ ...added.value, warnings }) : added;
    });

  return {
    'packs.list': () => reading((library) => ok(library.packs.list())),
    'packs.fork': ({ pack, names }) => changing(null, (library) => library.packs.fork(pack, names)),
    'packs.rename': ({ pack, names }) =>
      changing(pack, ({ packs }) => {
        const found = packs.get(pack);
        if (!found.ok) return found;
        const file = packs.file(pack, manifestPath);
        if (!file.ok) return file;
        const manifest = withNames(text.decode(file.value), { ...found.value.names, ...given(names) });
        const edits = [{ path: manifestPath, bytes: utf8.encode(manifest) }];
        const saved = packs.commit(pack, found.value.head, edits, { code: 'renamed' });
        return saved.ok ? packs.get(pack) : saved;
      }),
    'packs.delete': ({ pack }) => changing(pack, (library) => library.packs.setDeleted(pack, true)),
    'packs.undelete': ({ pack }) => changing(pack, (library) => library.packs.setDeleted(pack, false)),
    'packs.history': ({ pack, path }) => reading((library) => library.packs.history(pack, path)),
    'packs.compare': ({ pack, from, to }) => reading((library) => library.packs.compare(pack, from, to)),

    'packs.changes': ({ pack }) => reading((library) => changesSinceCopied(library, pack)),

    'packs.import': ({ fileName, bytes, task }) =>
      importing(task, fileName, (options) => readArchive(fileName, bytes, options)),
    'packs.importFolder': ({ folderName, files, task }) =>
      importing(task, folderName, (options) => checkPackFiles(folderName, files, options)),
    'packs.export': ({ pack, revision, task }) =>
      tasks.run(task, async (context) => {
        const found = reading(({ packs }) => packs.get(pack));
        if (!found.ok) return found;
        const files = reading(({ packs }) => packs.files(pack, revision));
        if (!files.ok) return files;
        const archive = await writeArchive(files.value, context);
        return archive.ok ? ok({ fileName: exportName(found.value.names), bytes: archive.value }) : archive;
      }),
    'packs.exportFolder': ({ pack, revision, folder, task }) =>
      tasks.run(task, async (context) => {
        const target = exportPath(folder);
        if (target === null) return err(failure('not-absolute', { folder }));
        const files = reading(({ packs }) => packs.files(pack, revision));
        if (!files.ok) return files;
        const written = await writeFolder(target, files.value, context);
        return written.ok ? ok({ folder: target, files: files.value.size }) : written;
      }),
  };
}
