import { listBackups } from '../../library/recovery';
import type { EventHub } from '../event-hub';
import type { HandlersOf } from '../handlers';
import type { LibraryDoor } from '../library-door';

export function recoveryHandlers(door: LibraryDoor, events: EventHub): HandlersOf<'recovery'> {
  const announced = <T extends { readonly ok: boolean }>(done: T): T => {
    if (done.ok) events.emit({ name: 'packs.changed', data: { pack: null } });
    return done;
  };
  return {
    'recovery.backups': () => listBackups(door.dataDir),
    'recovery.retry': async () => announced(await door.retry()),
    'recovery.restoreBackup': async ({ file }) => announced(await door.restoreBackup(file)),
    'recovery.startFresh': async () => announced(await door.startFresh()),
  };
}
