import Sqlite from 'better-sqlite3';
import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { libraryFile } from './library-paths';
import { openLibrary } from './open-library';
import { sha256 } from './storage/hash';
import { ruinPage } from './test-ruin';
import { must, openOrThrow, syntheticPack, tempFolder } from './test-support';

afterEach(() => vi.restoreAllMocks());

/** Most of these belong to a connection, not to the file: another connection to it would not tell. */
const settings: readonly [pragma: string, value: unknown][] = [
  ['journal_mode', 'wal'],
  ['synchronous', 2],
  ['foreign_keys', 1],
  ['trusted_schema', 0],
  ['journal_size_limit', 16_777_216],
  ['busy_timeout', 5_000],
];

test('the connection the library uses is set up for safety', async () => {
  using folder = tempFolder();
  (await openOrThrow({ dataDir: folder.path })).close();
  const library = await openOrThrow({ dataDir: folder.path });
  const asked: unknown[] = [];
  const close = vi.spyOn(Sqlite.prototype, 'close').mockImplementation(function (this: Sqlite.Database) {
    for (const [pragma] of settings) asked.push([pragma, this.pragma(pragma, { simple: true })]);
    close.mockRestore();
    return this.close();
  });
  library.close();
  expect(asked).toEqual(settings);
});

test('one ruined page that opening does not read is found, and the file is left untouched', async () => {
  using folder = tempFolder();
  const library = await openOrThrow({ dataDir: folder.path });
  must(library.packs.create({ files: syntheticPack(500), message: { code: 'imported', file: 'x' } }));
  library.close();
  const file = libraryFile(folder.path);
  ruinPage(file, 'blob');
  const before = sha256(readFileSync(file));
  const opened = await openLibrary({ dataDir: folder.path });
  if (opened.ok) opened.value.close();
  expect(opened).toMatchObject({ ok: false, error: { code: 'database-damaged', data: { file } } });
  expect(sha256(readFileSync(file))).toBe(before);
});
