import { ok } from '@shared/util/result';
import type { HandlersOf } from '../handlers';
import type { Host } from '../host';
import type { LibraryDoor } from '../library-door';
import type { Tasks } from '../tasks';

export function appHandlers(
  { dataDir, host }: { readonly dataDir: string; readonly host: Host },
  door: LibraryDoor,
  tasks: Tasks,
): HandlersOf<'app'> & HandlersOf<'tasks'> {
  return {
    'app.info': () =>
      ok({
        version: host.version,
        host: host.kind,
        dataDir,
        canChooseFolder: host.chooseFolder !== undefined,
        trouble: door.trouble,
      }),
    'tasks.cancel': ({ task }) => ok({ found: tasks.cancel(task) }),
  };
}
