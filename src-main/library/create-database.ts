import { existsSync, linkSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { syncFile, syncFolder } from './durable-files';
import { applicationId } from './identify';
import { companions } from './library-paths';
import { migrate } from './migrate';
import type { Migration } from './migrations/migration';
import type { Driver } from './open-database';

/**
 * Makes an empty library. It gets its name when it is complete, so a process killed here leaves no file that
 * the next start would take for a damaged library. Two programs may start at once: each makes its own, and the
 * first one named is the library of both.
 */
export function createDatabase(Sqlite: Driver, file: string, steps: readonly Migration[]): void {
  const unfinished = `${file}.${process.pid}.new`;
  const clear = (): void => {
    for (const suffix of ['', ...companions]) rmSync(unfinished + suffix, { force: true });
  };
  clearLeftovers(file);
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
    clear();
  }
}

/** A link, not a rename: it never replaces a library that another program made meanwhile. */
function linkOnce(finished: string, place: string): void {
  try {
    linkSync(finished, place);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    // Some file systems know no links; there the first look is the next best.
    if (!existsSync(place)) renameSync(finished, place);
  }
}

/** What killed processes left behind. That of a running one may be another start, at work this moment. */
function clearLeftovers(file: string): void {
  const prefix = `${basename(file)}.`;
  for (const name of readdirSync(dirname(file))) {
    const pid = name.startsWith(prefix) ? /^(\d+)\.new/.exec(name.slice(prefix.length))?.[1] : undefined;
    const own = pid === String(process.pid);
    if (pid !== undefined && (own || !isRunning(Number(pid))))
      rmSync(join(dirname(file), name), { force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
