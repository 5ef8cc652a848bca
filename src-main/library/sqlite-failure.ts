import { accessSync, constants, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { failure, type Failure } from '@shared/api/failures';
import { errorCode, systemFailure } from '@shared/api/system-failure';
import { DamagedData } from './storage/damage';

/**
 * The one place where errors of SQLite and of the file system become failures. null: not an expected one,
 * so it is a bug and must be thrown on.
 */
export function asFailure(error: unknown, file: string): Failure | null {
  if (error instanceof DamagedData) return failure('database-damaged', { file, detail: error.message });
  // The library's files are there to be written: one that may only be read is of no use.
  return isSqliteError(error)
    ? fromSqlite(error.code, error.message, file)
    : systemFailure(file, error, 'writing');
}

/** The driver is loaded late, so its class is not at hand to ask `instanceof`. */
export const isSqliteError = (error: unknown): error is Error & { readonly code: string } =>
  error instanceof Error && error.name === 'SqliteError' && errorCode(error) !== null;

/** SQLite's extended codes begin with the plain one: SQLITE_BUSY_SNAPSHOT is SQLITE_BUSY. */
function fromSqlite(code: string, detail: string, file: string): Failure | null {
  const is = (plain: string): boolean => code === plain || code.startsWith(`${plain}_`);
  if (is('SQLITE_FULL')) return failure('disk-full', { file });
  if (is('SQLITE_READONLY') || is('SQLITE_PERM')) return failure('read-only', { file });
  if (is('SQLITE_BUSY') || is('SQLITE_LOCKED')) return failure('database-busy', { file });
  if (is('SQLITE_CORRUPT') || is('SQLITE_NOTADB')) return failure('database-damaged', { file, detail });
  if (is('SQLITE_CANTOPEN')) return cannotOpen(file, detail);
  if (is('SQLITE_IOERR')) return failure('file-problem', { file, detail: `${detail} (${code})` });
  return null;
}

/** SQLite does not say why it can't open a file; the file system does. */
function cannotOpen(file: string, detail: string): Failure {
  try {
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
      return failure('file-problem', { file, detail: 'EISDIR' });
    }
    accessSync(dirname(file), constants.W_OK);
  } catch (cause) {
    return asFailure(cause, file) ?? failure('file-problem', { file, detail });
  }
  return failure('file-problem', { file, detail });
}
