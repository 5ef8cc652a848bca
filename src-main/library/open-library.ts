import type { Database } from 'better-sqlite3';
import { accessSync, constants, existsSync, mkdirSync, renameSync, statSync, linkSync } from 'node:fs';
import { failure } from '@shared/api/failures';
import { err, ok } from '@shared/util/result';
import { dropOldBackups } from './backup-list';
import { backUpBeforeMigration } from './backups';
import { buildLibrary } from './build-library';
import { identify, applicationId } from './identify';
import type { Library, Outcome } from './library';
import { companions, libraryFile, timestamp } from './library-paths';
import { migrate, versionOf } from './migrate';
import { migrations as allMigrations } from './migrations';
import type { Migration } from './migrations/migration';
import { nativeTrouble } from './native-support';
import { checkIntegrity, openDatabase, readVersion, type Driver } from './open-database';
import { forgetRestoredCopy, identifyRestoredCopy, putRestoredInPlace } from './restored-copy';
import { guarded, Session } from './session';
import { dirname } from 'node:path';
import { errorCode } from '@shared/api/system-failure';
import { syncFile, syncFolder, clearLeftovers, clearUnfinished, unfinishedName } from './durable-files';

/**
 * Makes an empty library. It gets its name when it is complete, so a process killed here leaves no file that
 * the next start would take for a damaged library. Two programs may start at once: each makes its own, and the
 * first one named is the library of both.
 */
function createDatabase(Sqlite: Driver, file: string, steps: readonly Migration[]): void {
  const unfinished = unfinishedName(file);
  clearLeftovers(dirname(file));
  try {
    const db = new Sqlite(unfinished);
    try {
      db.pragma(`application_id = ${applicationId}`);
      migrate(db, steps);
    } finally {
      db.close();
    }
    syncFile(unfinished);
    linkOnce(unfinished, file);
    syncFolder(dirname(file));
  } finally {
    clearUnfinished(file);
  }
}

/** A link, not a rename: it never replaces a library that another program made meanwhile. */
function linkOnce(finished: string, place: string): void {
  try {
    linkSync(finished, place);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return;
    // Some file systems know no links; there the first look is the next best.
    if (!existsSync(place)) renameSync(finished, place);
  }
}

export interface OpenOptions {
  readonly dataDir: string;
  readonly now?: () => number;
  /** For tests of the mechanism itself. */
  readonly migrations?: readonly Migration[];
}

/** Opens the library of a data folder, or makes an empty one where there is none. */
export async function openLibrary(options: OpenOptions): Promise<Outcome<Library>> {
  const trouble = nativeTrouble(process.versions.napi, process.version);
  if (trouble) return err(trouble);
  const { default: Sqlite } = await import('better-sqlite3');
  const file = libraryFile(options.dataDir);
  return guarded(file, () => open(Sqlite, file, options));
}

function open(Sqlite: Driver, file: string, options: OpenOptions): Outcome<Library> {
  const { dataDir, now = Date.now, migrations = allMigrations } = options;
  mkdirSync(dataDir, { recursive: true });
  const identity = identify(file, migrations.length);
  if (identity.is === 'refused') return err(identity.why);
  if (identity.is === 'absent') {
    const restored = identifyRestoredCopy(dataDir, migrations.length);
    if (restored.is === 'refused') return err(restored.why);
    putOrphansAside(file, now());
    if (restored.is === 'library') putRestoredInPlace(dataDir);
    else createDatabase(Sqlite, file, migrations);
  } else if (hasLog(file)) {
    const version = readVersion(Sqlite, file);
    if (version > migrations.length) {
      return err(failure('database-newer', { file, version, known: migrations.length }));
    }
  }
  // SQLite would open a write-protected file all the same, and only the first save would tell.
  accessSync(file, constants.W_OK);
  const db = openDatabase(Sqlite, file);
  let library: Outcome<Library> | null = null;
  try {
    checkIntegrity(db);
    forgetRestoredCopy(dataDir);
    const current = bringUpToDate(db, dataDir, now(), migrations);
    library = current.ok ? buildLibrary(new Session(db, file, now)) : current;
    return library;
  } finally {
    if (!library?.ok) db.close();
  }
}

function bringUpToDate(
  db: Database,
  dataDir: string,
  time: number,
  migrations: readonly Migration[],
): Outcome<null> {
  const version = versionOf(db);
  if (version >= migrations.length) return ok(null);
  const backup = backUpBeforeMigration(db, dataDir, time);
  if (!backup.ok) return backup;
  migrate(db, migrations);
  // The header in the main file now tells older releases what this is.
  db.pragma('wal_checkpoint(TRUNCATE)');
  if (backup.value.sound) dropOldBackups(dataDir);
  return ok(null);
}

const hasLog = (file: string): boolean => (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;

/** A log without its database would be played into the new one. */
function putOrphansAside(file: string, time: number): void {
  const aside = file.replace(/\.sqlite$/, `-orphan-${timestamp(time)}.sqlite`);
  for (const suffix of companions) {
    // Looked at once more each time: another program, starting at the same moment, may have made it meanwhile.
    if (existsSync(file + suffix) && !existsSync(file)) renameSync(file + suffix, aside + suffix);
  }
}
