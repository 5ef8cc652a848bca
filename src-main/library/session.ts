import type { Database } from 'better-sqlite3';
import type { Failure } from '@shared/api/failures';
import { err } from '@shared/util/result';
import type { Outcome } from './library';
import { asFailure } from './sqlite-failure';

/** An expected failure in a call that has no room for one in its answer. */
export class LibraryTrouble extends Error {
  override readonly name = 'LibraryTrouble';
  constructor(readonly failure: Failure) {
    super(failure.code);
  }

  static unless<T>(outcome: Outcome<T>): T {
    if (outcome.ok) return outcome.value;
    throw new LibraryTrouble(outcome.error);
  }
}

/** Runs an act on the disk; an expected error becomes a failure that names the file. */
export function guarded<T>(file: string, act: () => Outcome<T>): Outcome<T> {
  try {
    return act();
  } catch (error) {
    const known = asFailure(error, file);
    if (known) return err(known);
    throw error;
  }
}

/** One open database and the only ways to use it: every read and every write is one transaction. */
export class Session {
  constructor(
    readonly db: Database,
    readonly file: string,
    readonly now: () => number,
  ) {}

  /** All statements of the act see the same state, whatever another process writes meanwhile. */
  read<T>(act: () => Outcome<T>): Outcome<T> {
    return guarded(this.file, () => this.#transaction('BEGIN', act));
  }

  /** All of it or nothing: an act that returns a failure or throws leaves the database as it was. */
  write<T>(act: () => Outcome<T>): Outcome<T> {
    return guarded(this.file, () => this.#transaction('BEGIN IMMEDIATE', act));
  }

  #transaction<T>(begin: string, act: () => Outcome<T>): Outcome<T> {
    this.db.exec(begin);
    try {
      const outcome = act();
      this.db.exec(outcome.ok ? 'COMMIT' : 'ROLLBACK');
      return outcome;
    } finally {
      // After some errors, such as a full disk, SQLite has rolled back by itself.
      if (this.db.inTransaction) this.db.exec('ROLLBACK');
    }
  }
}
