import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { asFailure } from './sqlite-failure';
import { DamagedData } from './storage/damage';

const system = (code: string): Error => Object.assign(new Error(`${code}: something`), { code });
const sqlite = (code: string): Error => new Sqlite.SqliteError('something', code);

const cases: readonly [error: Error, code: string | null][] = [
  [sqlite('SQLITE_FULL'), 'disk-full'],
  [sqlite('SQLITE_READONLY'), 'read-only'],
  [sqlite('SQLITE_READONLY_DBMOVED'), 'read-only'],
  [sqlite('SQLITE_BUSY'), 'database-busy'],
  [sqlite('SQLITE_BUSY_SNAPSHOT'), 'database-busy'],
  [sqlite('SQLITE_LOCKED'), 'database-busy'],
  [sqlite('SQLITE_CORRUPT'), 'database-damaged'],
  [sqlite('SQLITE_CORRUPT_VTAB'), 'database-damaged'],
  [sqlite('SQLITE_NOTADB'), 'database-damaged'],
  [sqlite('SQLITE_IOERR_WRITE'), 'file-problem'],
  [sqlite('SQLITE_CANTOPEN'), 'no-such-file'],
  [new DamagedData('gone'), 'database-damaged'],
  [system('ENOSPC'), 'disk-full'],
  [system('EDQUOT'), 'disk-full'],
  [system('EACCES'), 'read-only'],
  [system('EROFS'), 'read-only'],
  [system('EPERM'), 'read-only'],
  [system('ENOENT'), 'no-such-file'],
  [system('EISDIR'), 'file-problem'],
  // bugs of ours: thrown on
  [sqlite('SQLITE_CONSTRAINT_UNIQUE'), null],
  [sqlite('SQLITE_ERROR'), null],
  [sqlite('SQLITE_FULLER'), null],
  [system('ERR_INVALID_ARG_TYPE'), null],
  [new TypeError('x is not a function'), null],
];

test.each(cases)('%s becomes %s', (error, code) => {
  expect(asFailure(error, '/absent/library.sqlite')?.code ?? null).toBe(code);
});
