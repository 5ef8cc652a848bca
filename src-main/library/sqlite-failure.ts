import { accessSync, constants, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { failure, type Failure } from '@shared/api/failures';
import { DamagedData } from './storage/damage';

/**
 * The one place where errors of SQLite and of the file system become failures. null: not an expected one,
 * so it is a bug and must be thrown on.
 */
export function asFailure(error: unknown, file: string): Failure | null {
  if (error instanceof DamagedData) return failure('database-damaged', { file, detail: error.message });
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  return error.name === 'SqliteError'
    ? fromSqlite(error.code, error.message, file)
    : fromSystem(error.code, error.message, file);
}

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

function fromSystem(code: string, detail: string, file: string): Failure | null {
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
    case 'EFBIG':
      return failure('disk-full', { file });
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return failure('read-only', { file });
    case 'ENOENT':
      return failure('no-such-file', { file });
    default:
      // ERR_… are Node's complaints about wrong arguments: bugs of ours.
      return /^E[A-Z0-9]+$/.test(code) ? failure('file-problem', { file, detail }) : null;
  }
}
