import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { failure } from '@shared/api/failures';
import { err, ok } from '@shared/util/result';
import { parseBackupName, readBackups, type Backup } from './backup-list';
import { moveDatabase } from './durable-files';
import { identify } from './identify';
import type { Outcome } from './library';
import { backupsFolder, companions, damagedName, libraryFile } from './library-paths';
import { migrations } from './migrations';
import { dropRestoredCopy, makeRestoredCopy, putRestoredInPlace } from './restored-copy';
import { guarded } from './session';

/**
 * The way back when the library can't be opened. Nothing is ever deleted: what was there is renamed aside, and
 * a restored backup stays in its folder. The library must be closed.
 */
export function listBackups(dataDir: string): Outcome<Backup[]> {
  return guarded(backupsFolder(dataDir), () => ok(readBackups(dataDir)));
}

/** `name` is a plain file name from listBackups. */
export function restoreBackup(
  dataDir: string,
  name: string,
  now: () => number = Date.now,
): Outcome<{ aside: string }> {
  // Only names of our own form get as far as a path: no folders, no "..".
  if (!parseBackupName(name)) return err(failure('no-backup', { file: name }));
  const backup = join(backupsFolder(dataDir), name);
  return guarded(backup, () => {
    const identity = identify(backup, migrations.length);
    if (identity.is === 'absent') return err(failure('no-backup', { file: name }));
    if (identity.is === 'refused') return err(identity.why);
    // Copied in full before anything is moved: a full disk is found out while the old library is in place.
    makeRestoredCopy(dataDir, backup);
    const aside = putAside(dataDir, now());
    putRestoredInPlace(dataDir);
    return ok({ aside });
  });
}

/** The next opening makes an empty library. */
export function startFresh(dataDir: string, now: () => number = Date.now): Outcome<{ aside: string }> {
  return guarded(libraryFile(dataDir), () => {
    mkdirSync(dataDir, { recursive: true });
    // Left behind by a restoring that was killed, it would be opened in place of the empty library.
    dropRestoredCopy(dataDir);
    return ok({ aside: putAside(dataDir, now()) });
  });
}

/** Returns where the library is now; the path is free to use even if there was none. */
function putAside(dataDir: string, time: number): string {
  const file = libraryFile(dataDir);
  for (let turn = 1; ; turn++) {
    const aside = join(dirname(file), damagedName(time, turn));
    if (['', ...companions].some((suffix) => existsSync(aside + suffix))) continue;
    moveDatabase(file, aside);
    return aside;
  }
}
