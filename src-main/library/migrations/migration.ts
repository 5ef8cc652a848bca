import type { Database } from 'better-sqlite3';

/**
 * One step of the database's format. Its number is its place in the list and becomes `user_version`.
 * Once released it never changes: libraries out there have been through it.
 */
export interface Migration {
  readonly name: string;
  up(db: Database): void;
}
