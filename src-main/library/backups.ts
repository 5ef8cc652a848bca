import type { Database } from 'better-sqlite3';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { failure } from '@shared/api/failures';
import { err, ok } from '@shared/util/result';
import { readBackups, dropOldBackups } from './backup-list';
import { damageIn } from './copy-damage';
import { putInPlace, clearLeftovers, clearUnfinished, unfinishedName } from './durable-files';
import type { Outcome } from './library';
import { backupsFolder, libraryFile, timestamp } from './library-paths';
import { versionOf } from './migrate';
import { asFailure, isSqliteError } from './sqlite-failure';

/**
 * Before a migration: a whole copy of what there is. Damage in a card is no reason not to open the others, but
 * the copies made before it stay.
 */
export function backUpBeforeMigration(
  db: Database,
  dataDir: string,
  time: number,
): Outcome<{ readonly sound: boolean }> {
  return tellingFiles(dataDir, () => {
    const { damage } = makeBackup(db, dataDir, time, { evenDamaged: true });
    return ok({ sound: damage === null });
  });
}

/**
 * Damage is rare and migrations too: without these there would be no way back most of the time. A damaged
 * library gets no more of them, so that they don't push out the good ones.
 */
export function backUpIfDue(
  db: Database,
  dataDir: string,
  time: number,
  age: number,
): Outcome<string | null> {
  return tellingFiles(dataDir, () => {
    const newest = readBackups(dataDir)[0];
    if (newest && time - newest.time < age) return ok(null);
    const { name, damage } = makeBackup(db, dataDir, time, { evenDamaged: false });
    if (damage !== null) {
      return err(failure('database-damaged', { file: libraryFile(dataDir), detail: damage }));
    }
    dropOldBackups(dataDir);
    return ok(name);
  });
}

/** A whole copy of the database, complete on disk and looked through before its name appears. */
function makeBackup(
  db: Database,
  dataDir: string,
  time: number,
  options: { readonly evenDamaged: boolean },
): { name: string; damage: string | null } {
  const folder = backupsFolder(dataDir);
  mkdirSync(folder, { recursive: true });
  clearLeftovers(folder);
  const name = freeName(folder, `library-v${versionOf(db)}-${timestamp(time)}`);
  const place = join(folder, name);
  try {
    db.prepare('VACUUM INTO ?').run(unfinishedName(place));
    const damage = damageIn(db, unfinishedName(place));
    if (damage === null || options.evenDamaged) putInPlace(unfinishedName(place), place);
    return { name, damage };
  } finally {
    // On a full disk the half-written copy would take the last of the room.
    clearUnfinished(place);
  }
}

/** A failure names the backup, for the library itself may well be writable; damage is in the library. */
function tellingFiles<T>(dataDir: string, act: () => Outcome<T>): Outcome<T> {
  const file = join(backupsFolder(dataDir), 'library');
  try {
    return act();
  } catch (error) {
    const known = asFailure(error, file);
    if (known?.code === 'database-damaged') {
      return err(failure('database-damaged', { ...known.data, file: libraryFile(dataDir) }));
    }
    if (known) return err(known);
    // Copying is all that SQLite was asked for: whatever it says, such as of two rows with one key, is about
    // the files, and no reason for a host not to close.
    if (isSqliteError(error)) {
      return err(failure('file-problem', { file, detail: `${error.message} (${error.code})` }));
    }
    throw error;
  }
}

function freeName(folder: string, stem: string): string {
  for (let turn = 1; ; turn++) {
    const name = turn === 1 ? `${stem}.sqlite` : `${stem}-${turn}.sqlite`;
    if (!existsSync(join(folder, name))) return name;
  }
}
