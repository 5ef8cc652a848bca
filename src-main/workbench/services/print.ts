import { failure, type Failure } from '@shared/api/failures';
import type { ExportWanted } from '@shared/api/print';
import { err, ok, type Result } from '@shared/util/result';
import { exportPdf } from '../print/export-pdf';
import { exportPictures } from '../print/export-pictures';
import type { Exported } from '../print/exported';
import { exportPath } from '../print/export-name';
import type { HandlersOf } from '../handlers';
import type { Host } from '../host';
import type { LibraryDoor } from '../library-door';
import { findChanged, planJob, type ReadFaces } from '../print/print-plan';
import type { Printer } from '../print/printer';
import { saveWhole } from '../print/save-whole';
import type { TaskContext, Tasks } from '../tasks';

export function printHandlers(
  host: Host,
  door: LibraryDoor,
  tasks: Tasks,
  printer: Printer,
  faces: HandlersOf<'faces'>,
): HandlersOf<'print'> {
  const read: ReadFaces = async (pack, revision) =>
    faces['faces.get']({ pack, ...(revision === undefined ? {} : { revision }) });

  async function run(wanted: ExportWanted, context: TaskContext): Promise<Result<Exported, Failure>> {
    if (!door.library.ok) return door.library;
    const planned = await planJob(door.library.value, read, wanted.job);
    if (!planned.ok) return planned;
    const engine = await printer.engine();
    if (!engine) return err(failure('no-chromium', {}));
    return wanted.what === 'pdf'
      ? exportPdf(printer, engine, planned.value, wanted.anyway, context)
      : exportPictures(printer, engine, planned.value, wanted, context);
  }

  return {
    'print.engine': async () => {
      const engine = await printer.engine();
      return ok({ engine: engine?.kind ?? null, name: engine?.name ?? '' });
    },
    'print.changed': async (asked) => {
      if (!door.library.ok) return door.library;
      const keys = await findChanged(door.library.value, read, asked);
      return keys.ok ? ok({ keys: [...keys.value] }) : keys;
    },
    'print.export': (wanted) => {
      // A page may name no place to write to: only somebody at a command line, or in a dialog of the system.
      if (wanted.to !== undefined && host.kind !== 'cli') return err(failure('not-allowed', {}));
      return tasks.run(wanted.task, async (context) => {
        const made = await run(wanted, context);
        if (!made.ok) return made;
        const { fileName, bytes, ...rest } = made.value;
        const chosen = wanted.to ?? (await host.chooseFile?.(fileName));
        if (chosen === undefined) return ok({ ...rest, fileName, bytes, file: null });
        if (chosen === null) return err(failure('cancelled', {}));
        const file = exportPath(chosen);
        if (file === null) return err(failure('not-absolute', { folder: chosen }));
        const saved = await saveWhole(file, bytes, context.signal);
        return saved.ok ? ok({ ...rest, fileName, bytes: null, file }) : saved;
      });
    },
  };
}
