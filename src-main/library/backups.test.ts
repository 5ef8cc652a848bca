import Sqlite from 'better-sqlite3';
import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readBackups, keptBackups } from './backup-list';
import { buildLibrary } from './build-library';
import { unfinishedName } from './durable-files';
import type { Library } from './library';
import { backupsFolder, libraryFile, timestamp } from './library-paths';
import { migrations } from './migrations';
import { openDatabase } from './open-database';
import { startFresh } from './recovery';
import { Session } from './session';
import { ruinPage } from './test-ruin';
import { must, openOrThrow, syntheticPack, tempFolder } from './test-support';

const day = 86_400_000;
const start = Date.UTC(2026, 0, 1);
const nameOf = (time: number): string => `library-v${migrations.length}-${timestamp(time)}.sqlite`;

/** A folder with a library of one pack, a clock to set, and a look at its backups. */
async function withLibrary() {
  const folder = tempFolder();
  const dataDir = folder.path;
  const clock = { time: start };
  const now = (): number => clock.time;
  const library = await openOrThrow({ dataDir, now });
  must(library.packs.create({ files: syntheticPack(200), message: { code: 'imported', file: 'x' } }));
  const inBackups = (): string[] => readdirSync(backupsFolder(dataDir)).sort();
  return {
    ...{ dataDir, clock, now, library, inBackups },
    [Symbol.dispose]: () => {
      library.close();
      folder[Symbol.dispose]();
    },
  };
}

/** Writes as no library would: what is left may refer to nothing. */
function tamper(dataDir: string, sql: string): void {
  const db = new Sqlite(libraryFile(dataDir));
  db.pragma('foreign_keys = OFF');
  expect(db.prepare(sql).run().changes).toBe(1);
  db.close();
}

const card = `CAST(bytes AS TEXT) LIKE '%"school-5"%'`;
const alterCard = `UPDATE blob SET bytes = CAST(replace(CAST(bytes AS TEXT), '"home"', '"hose"') AS BLOB) WHERE ${card}`;

describe('a damaged library', () => {
  const damages: readonly [what: string, sql: string][] = [
    ['an altered letter in a card', alterCard],
    ['a lost content', `DELETE FROM blob WHERE ${card}`],
    ['a lost revision', 'DELETE FROM revision'],
  ];
  test.each(damages)('with %s gets no more backups, so the last good one stays', async (_what, sql) => {
    using made = await withLibrary();
    const { dataDir, clock, library, inBackups } = made;
    const good = must(library.backUp(day));
    tamper(dataDir, sql);
    for (let count = 0; count <= keptBackups; count++) {
      clock.time += day;
      expect(library.backUp(day)).toMatchObject({
        ok: false,
        error: { code: 'database-damaged', data: { file: libraryFile(dataDir) } },
      });
    }
    expect(inBackups()).toEqual([good]);
  });

  test('with a ruined page gets none either', async () => {
    using made = await withLibrary();
    const file = libraryFile(made.dataDir);
    made.library.close();
    ruinPage(file, 'blob');
    // As if it had been ruined after the look that opening takes.
    const library = must(buildLibrary(new Session(openDatabase(Sqlite, file), file, made.now)));
    expect(library.backUp(day)).toMatchObject({
      ok: false,
      error: { code: 'database-damaged', data: { file } },
    });
    library.close();
    expect(made.inBackups()).toEqual([]);
  });

  test('is migrated with a copy of what there is, and no older one goes', async () => {
    using made = await withLibrary();
    const { dataDir, now, library, inBackups } = made;
    must(library.backUp(day));
    library.close();
    const good = join(backupsFolder(dataDir), nameOf(start));
    for (let age = 1; age <= keptBackups; age++) {
      copyFileSync(good, join(backupsFolder(dataDir), nameOf(start - age * day)));
    }
    const before = inBackups();
    tamper(dataDir, alterCard);
    const extra = { name: 'extra', up: (db: Sqlite.Database) => db.exec('CREATE TABLE extra (a)') };
    const steps = { dataDir, now, migrations: [...migrations, extra] };
    (await openOrThrow(steps)).close();
    expect(inBackups()).toEqual([...before, nameOf(start).replace('.sqlite', '-2.sqlite')].sort());
  });
});

test('after a fresh start the last backup from before it stays, however many follow', async () => {
  using made = await withLibrary();
  const { dataDir, clock, now } = made;
  for (let count = 0; count < 3; count++, clock.time += day) must(made.library.backUp(day));
  made.library.close();
  const last = readBackups(dataDir)[0]!.file;
  must(startFresh(dataDir, now));
  const library = await openOrThrow({ dataDir, now });
  for (let count = 0; count < keptBackups + 3; count++) {
    clock.time += day;
    must(library.backUp(day));
  }
  library.close();
  const kept = readBackups(dataDir).map(({ file }) => file);
  expect(kept).toHaveLength(keptBackups + 1);
  expect(kept.at(-1)).toBe(last);
});

describe('what is in the way is told as a failure, and nothing half made stays', () => {
  const file = (dataDir: string): string => join(backupsFolder(dataDir), nameOf(start));
  const obstacles: readonly [what: string, put: (dataDir: string) => void, code: string][] = [
    ['a file named as the folder', (dataDir) => writeFileSync(backupsFolder(dataDir), ''), 'file-problem'],
    [
      'a folder named as the unfinished copy',
      (dataDir) => mkdirSync(join(unfinishedName(file(dataDir)), 'inner'), { recursive: true }),
      'file-problem',
    ],
  ];
  test.each(obstacles)('%s', async (_what, put, code) => {
    using made = await withLibrary();
    const { dataDir, library } = made;
    put(dataDir);
    const before = readdirSync(dataDir, { recursive: true });
    expect(library.backUp(day)).toMatchObject({ ok: false, error: { code } });
    expect(readdirSync(dataDir, { recursive: true })).toEqual(before);
    rmSync(backupsFolder(dataDir), { recursive: true });
    expect(must(library.backUp(day))).toBe(nameOf(start));
  });

  test('a copy that SQLite gives up for any reason', async () => {
    using made = await withLibrary();
    const { dataDir, inBackups } = made;
    const db = openDatabase(Sqlite, libraryFile(dataDir));
    const library: Library = must(buildLibrary(new Session(db, libraryFile(dataDir), made.now)));
    // A copy inside a transaction is one of the things SQLite calls plainly an error.
    db.exec('BEGIN');
    expect(library.backUp(day)).toMatchObject({ ok: false, error: { code: 'file-problem' } });
    db.exec('ROLLBACK');
    library.close();
    expect(inBackups()).toEqual([]);
  });
});

test('what a killed process left half made is gone after the next backup, that of a running one stays', async () => {
  using made = await withLibrary();
  const { dataDir, library, inBackups } = made;
  mkdirSync(backupsFolder(dataDir));
  const left = (pid: number, suffix = ''): string => `${nameOf(start - day)}.${pid}.new${suffix}`;
  const running = left(process.ppid);
  for (const name of [left(2147483646), left(2147483646, '-journal'), running, 'mine.new']) {
    writeFileSync(join(backupsFolder(dataDir), name), 'half');
  }
  const name = must(library.backUp(day));
  expect(inBackups()).toEqual([name, running, 'mine.new'].sort());
});
