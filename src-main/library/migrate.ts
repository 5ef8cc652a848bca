import type { Database } from 'better-sqlite3';
import { DamagedData } from './storage/damage';
import type { Migration } from './migrations/migration';

export const versionOf = (db: Database): number => db.pragma('user_version', { simple: true }) as number;

/**
 * Brings a database to the newest format in one transaction: a step that throws leaves everything as it was.
 */
export function migrate(db: Database, steps: readonly Migration[]): void {
  // Off for the time being, or rebuilding a table would empty those that refer to it. It can't be changed
  // inside a transaction.
  db.pragma('foreign_keys = OFF');
  try {
    db.exec('BEGIN IMMEDIATE');
    // Read again inside the transaction: another process may just have done it.
    for (const [index, step] of steps.entries()) if (index >= versionOf(db)) runStep(db, step, index + 1);
    const broken = db.pragma('foreign_key_check') as unknown[];
    if (broken.length > 0) throw new DamagedData(`${broken.length} rows refer to missing ones`);
    db.exec('COMMIT');
  } finally {
    if (db.inTransaction) db.exec('ROLLBACK');
    db.pragma('foreign_keys = ON');
  }
}

function runStep(db: Database, step: Migration, number: number): void {
  step.up(db);
  db.pragma(`user_version = ${number}`);
}
