import { rmSync } from 'node:fs';
import { putInPlace } from './durable-files';
import { applicationId } from './identify';
import { companions } from './library-paths';
import { migrate } from './migrate';
import type { Migration } from './migrations/migration';
import type { Driver } from './open-database';

/**
 * Makes an empty library. It gets its name when it is complete, so a process killed here leaves no file that
 * the next start would take for a damaged library.
 */
export function createDatabase(Sqlite: Driver, file: string, steps: readonly Migration[]): void {
  const unfinished = `${file}.new`;
  for (const suffix of ['', ...companions]) rmSync(unfinished + suffix, { force: true });
  const db = new Sqlite(unfinished);
  try {
    db.pragma(`application_id = ${applicationId}`);
    migrate(db, steps);
  } finally {
    db.close();
  }
  putInPlace(unfinished, file);
}
