import type { Database } from 'better-sqlite3';
import { DamagedData } from './storage/damage';

export type Driver = typeof import('better-sqlite3');

/** How long a call waits for another process that is writing. */
const busyTimeout = 5_000;

/** Opens a database that exists, for use. */
export function openDatabase(Sqlite: Driver, file: string): Database {
  const db = new Sqlite(file, { fileMustExist: true, timeout: busyTimeout });
  try {
    // WAL: readers never wait, and a save is one write at the end of a file. FULL: it is on disk when the call
    // returns, not some time later.
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = FULL');
    db.pragma('foreign_keys = ON');
    db.pragma('trusted_schema = OFF');
    // A big import leaves a big -wal file; give the room back.
    db.pragma('journal_size_limit = 16777216');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Looks at every page. Throws when one is not as it must be. */
export function checkIntegrity(db: Database): void {
  const report = db.pragma('quick_check(1)', { simple: true });
  if (report !== 'ok') throw new DamagedData(String(report));
}

/**
 * The format as it is after the last commit. The header in the main file may lag behind the -wal file, which
 * only SQLite can read; a reader that may not write leaves both as they are.
 */
export function readVersion(Sqlite: Driver, file: string): number {
  const db = new Sqlite(file, { readonly: true, fileMustExist: true, timeout: busyTimeout });
  try {
    return db.pragma('user_version', { simple: true }) as number;
  } finally {
    db.close();
  }
}
