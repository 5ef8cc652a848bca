import { existsSync, linkSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode } from '@shared/api/system-failure';
import { syncFile, syncFolder } from './durable-files';
import { applicationId } from './identify';
import { migrate } from './migrate';
import type { Migration } from './migrations/migration';
import type { Driver } from './open-database';
import { clearLeftovers, clearUnfinished, unfinishedName } from './unfinished-files';

/**
 * Makes an empty library. It gets its name when it is complete, so a process killed here leaves no file that
 * the next start would take for a damaged library. Two programs may start at once: each makes its own, and the
 * first one named is the library of both.
 */
export function createDatabase(Sqlite: Driver, file: string, steps: readonly Migration[]): void {
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
