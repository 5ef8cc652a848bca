import Sqlite from 'better-sqlite3';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { FailureCode } from '@shared/api/failures';
import { applicationId } from './identify';
import { libraryFile } from './library-paths';
import { migrations } from './migrations';
import { openLibrary } from './open-library';
import { sha256 } from './storage/hash';
import { must, openOrThrow, renamedCard, syntheticPack, tempFolder } from './test-support';

const imported = { code: 'imported', file: 'x.heartdeck' } as const;

/** Names and contents of everything in the folder. */
const snapshot = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(folder, name)).isFile())
      .map((name) => [name, sha256(readFileSync(join(folder, name)))]),
  );

async function codeOf(dataDir: string): Promise<string> {
  const opened = await openLibrary({ dataDir });
  if (!opened.ok) return opened.error.code;
  opened.value.close();
  return 'opened';
}

function sqliteFile(file: string, write: (db: Sqlite.Database) => void): void {
  const db = new Sqlite(file);
  write(db);
  db.close();
}

test('a new folder gets an empty library that is there the next time', async () => {
  using folder = tempFolder();
  const dataDir = join(folder.path, 'not', 'yet');
  const library = await openOrThrow({ dataDir });
  expect(library.packs.list()).toEqual([]);
  const pack = must(library.packs.create({ files: syntheticPack(10), message: imported }));
  library.close();
  expect(readdirSync(dataDir)).toEqual(['library.sqlite']);

  const again = await openOrThrow({ dataDir });
  expect(again.packs.list()).toEqual([pack]);
  again.close();
});

test('the database is set up for safety', async () => {
  using folder = tempFolder();
  const library = await openOrThrow({ dataDir: folder.path });
  library.close();
  const db = new Sqlite(libraryFile(folder.path), { readonly: true });
  expect(db.pragma('application_id', { simple: true })).toBe(applicationId);
  expect(db.pragma('user_version', { simple: true })).toBe(migrations.length);
  expect(db.pragma('journal_mode', { simple: true })).toBe('wal');
  db.close();
});

const refused: readonly [what: string, code: FailureCode, make: (file: string) => void][] = [
  ['an empty file', 'database-damaged', (file) => writeFileSync(file, '')],
  ['a text', 'database-damaged', (file) => writeFileSync(file, 'hello'.repeat(100))],
  ['zeros', 'database-damaged', (file) => writeFileSync(file, Buffer.alloc(8192))],
  ['a header and no more', 'database-damaged', (file) => writeFileSync(file, 'SQLite format 3\0')],
  ['a folder', 'file-problem', (file) => mkdirSync(file)],
  [
    'another program’s database',
    'database-foreign',
    (file) => sqliteFile(file, (db) => db.exec('CREATE TABLE a (b)')),
  ],
  [
    'another program’s database with a number',
    'database-foreign',
    (file) => sqliteFile(file, (db) => db.exec('PRAGMA application_id = 7; CREATE TABLE a (b)')),
  ],
  [
    'another program’s database in WAL mode',
    'database-foreign',
    (file) => sqliteFile(file, (db) => db.exec('PRAGMA journal_mode = WAL; CREATE TABLE pack (id)')),
  ],
  [
    'a newer library',
    'database-newer',
    (file) =>
      sqliteFile(file, (db) =>
        db.exec(`PRAGMA application_id = ${applicationId}; PRAGMA user_version = 999; CREATE TABLE a (b)`),
      ),
  ],
];

test.each(refused)('%s is refused as %s and left untouched', async (_what, code, make) => {
  using folder = tempFolder();
  make(libraryFile(folder.path));
  const before = snapshot(folder.path);
  expect(await codeOf(folder.path)).toBe(code);
  expect(snapshot(folder.path)).toEqual(before);
});

test('a newer format that is only in the log so far is seen, and both files stay', async () => {
  using folder = tempFolder();
  const file = libraryFile(folder.path);
  (await openOrThrow({ dataDir: folder.path })).close();
  const writer = new Sqlite(file);
  writer.pragma('user_version = 999');
  // A second connection keeps the log from being folded into the main file when the writer ends.
  const keeper = new Sqlite(file, { readonly: true });
  keeper.prepare('SELECT count(*) FROM pack').get();
  writer.close();
  const hashes = () => [sha256(readFileSync(file)), sha256(readFileSync(`${file}-wal`))];
  const before = hashes();
  const opened = await openLibrary({ dataDir: folder.path });
  expect(opened).toMatchObject({ ok: false, error: { code: 'database-newer', data: { version: 999 } } });
  expect(hashes()).toEqual(before);
  keeper.close();
});

describe('a damaged library', () => {
  async function damaged(damage: (file: string) => void): Promise<Disposable & { path: string }> {
    const folder = tempFolder();
    const library = await openOrThrow({ dataDir: folder.path });
    must(library.packs.create({ files: syntheticPack(500), message: imported }));
    library.close();
    damage(libraryFile(folder.path));
    return folder;
  }

  test('with a ruined page is named and left untouched', async () => {
    using folder = await damaged((file) => {
      const bytes = readFileSync(file);
      for (let page = 2; page < bytes.length / 4096; page += 3)
        bytes.fill(0xaa, page * 4096, page * 4096 + 2048);
      writeFileSync(file, bytes);
    });
    const before = snapshot(folder.path);
    const opened = await openLibrary({ dataDir: folder.path });
    expect(opened).toMatchObject({ ok: false, error: { code: 'database-damaged' } });
    expect(snapshot(folder.path)).toEqual(before);
  });

  test('that is cut short is named and left untouched', async () => {
    using folder = await damaged((file) => {
      const bytes = readFileSync(file);
      writeFileSync(file, bytes.subarray(0, bytes.length >> 1));
    });
    const before = snapshot(folder.path);
    expect(await codeOf(folder.path)).toBe('database-damaged');
    expect(snapshot(folder.path)).toEqual(before);
  });

  test('with one altered letter in a card says so instead of showing it', async () => {
    using folder = await damaged((file) =>
      sqliteFile(file, (db) =>
        db.exec(`UPDATE blob SET bytes = CAST(replace(CAST(bytes AS TEXT), '"devotion"', '"devotiom"') AS BLOB)
                 WHERE CAST(bytes AS TEXT) LIKE '%"school-5"%'`),
      ),
    );
    const library = await openOrThrow({ dataDir: folder.path });
    const pack = library.packs.list()[0]!.id;
    const failure = { code: 'database-damaged' };
    expect(library.packs.files(pack)).toMatchObject({ ok: false, error: failure });
    expect(library.definitions.get(pack, 'cards/school-5.json')).toMatchObject({ ok: false, error: failure });
    library.close();
  });
});

test('a log left behind by a lost library is not played into a new one', async () => {
  using folder = tempFolder();
  const file = libraryFile(folder.path);
  writeFileSync(`${file}-wal`, 'old log');
  (await openOrThrow({ dataDir: folder.path })).close();
  const aside = readdirSync(folder.path).find((name) => name.endsWith('-wal'));
  expect(aside).toMatch(/^library-orphan-.*\.sqlite-wal$/);
  expect(readFileSync(join(folder.path, aside!), 'utf8')).toBe('old log');
});

test('a library half made by a killed process is made anew', async () => {
  using folder = tempFolder();
  const file = libraryFile(folder.path);
  writeFileSync(`${file}.2147483646.new`, 'half');
  writeFileSync(`${file}.2147483646.new-journal`, 'half');
  expect(await codeOf(folder.path)).toBe('opened');
  expect(existsSync(`${file}.2147483646.new`)).toBe(false);
});

test('two processes may use it at once, and a stale save is refused', async () => {
  using folder = tempFolder();
  const one = await openOrThrow({ dataDir: folder.path });
  const two = await openOrThrow({ dataDir: folder.path });
  const pack = must(one.packs.create({ files: syntheticPack(10), message: imported }));
  expect(two.packs.list()).toEqual([pack]);
  must(two.packs.commit(pack.id, pack.head, [renamedCard(1, 'two')], { code: 'edited' }));
  expect(one.packs.commit(pack.id, pack.head, [renamedCard(2, 'one')], { code: 'edited' })).toMatchObject({
    ok: false,
    error: { code: 'stale-base' },
  });
  one.close();
  two.close();
});
