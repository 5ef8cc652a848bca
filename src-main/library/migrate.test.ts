import Sqlite from 'better-sqlite3';
import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBackups, keptBackups } from './backup-list';
import { backupsFolder, libraryFile } from './library-paths';
import { migrations } from './migrations';
import type { Migration } from './migrations/migration';
import { openLibrary } from './open-library';
import { sha256 } from './storage/hash';
import { must, openOrThrow, tempFolder } from './test-support';

const stored = (version: 1 | 2 | 3 | 4): string =>
  join(import.meta.dirname, 'test-files', `library-v${version}.sqlite`);
const everything = { text: '', kinds: [], groups: [] };

function withStored(version: 1 | 2 | 3 | 4) {
  const folder = tempFolder();
  copyFileSync(stored(version), libraryFile(folder.path));
  return folder;
}

test('a library of the first format opens with all it held, and can be searched', async () => {
  using folder = withStored(1);
  const library = await openOrThrow({ dataDir: folder.path });
  const pack = library.packs.list()[0]!;
  expect(pack).toMatchObject({ id: 'old-pack-0123456789ab', names: { en: 'Old pack' }, definitions: 80 });
  expect(must(library.packs.files(pack.id)).size).toBe(81);
  expect(must(library.packs.history(pack.id))).toHaveLength(1);
  expect(library.settings.get()).toMatchObject({ theme: 'dark', language: 'uk', layout: 'grid' });
  expect(must(library.matches.get('match-1')).choices).toEqual([{ card: 3 }, 7]);
  expect(must(library.definitions.find(pack.id, everything, 0, 500)).total).toBe(80);
  for (const text of ['umbrella', 'アンブレラ', 'зонтик']) {
    expect(
      must(library.definitions.find(pack.id, { ...everything, text }, 0, 500)).total,
      text,
    ).toBeGreaterThan(0);
  }
  library.close();
});

test('a library of the second format lists what stands on the cards of a duel that it held before', async () => {
  using folder = withStored(2);
  const library = await openOrThrow({ dataDir: folder.path });
  const pack = library.packs.list()[0]!;
  expect(pack).toMatchObject({ game: 'governing', definitions: 30 });
  const { rows, groupCounts } = must(library.definitions.find(pack.id, everything, 0, 500));
  expect(groupCounts).toEqual({ furre: 10, treat: 3, alteration: 3, haven: 2, action: 11 });
  const face = { type: 'furre', ap: 2, sp: 1, pe: 1, quick: false };
  expect(rows.find(({ id }) => id === 'd09')).toMatchObject({ number: 2, group: 'furre', face });
  expect(must(library.definitions.find(pack.id, { ...everything, text: 'ホッパー' }, 0, 500)).total).toBe(1);
  library.close();
});

test('a library of the third format keeps its packs, and drafts can be kept in it', async () => {
  using folder = withStored(3);
  const library = await openOrThrow({ dataDir: folder.path });
  const [pack, copy] = library.packs.list();
  expect(pack).toMatchObject({ names: { en: 'Synthetic pack' }, definitions: 40 });
  expect(copy).toMatchObject({ names: { en: 'Copy' }, origin: pack!.id, definitions: 40 });
  expect(library.settings.get()).toMatchObject({ theme: 'dark' });
  expect(must(library.drafts.list(copy!.id))).toEqual([]);
  must(library.drafts.put(copy!.id, 'cards/home-3.json', copy!.head, '{'));
  expect(must(library.drafts.list(copy!.id))).toMatchObject([{ path: 'cards/home-3.json', source: '{' }]);
  library.close();
});

test('a library of the fourth format keeps its matches, and says whose turn it is from the next answer on', async () => {
  using folder = withStored(4);
  const library = await openOrThrow({ dataDir: folder.path });
  const [over, running] = must(library.matches.listed());
  expect(over).toMatchObject({ answers: 1, asked: null, options: { over: true } });
  expect(running).toMatchObject({ answers: 2, asked: null });
  must(library.matches.appendChoices(running!.id, 2, [{ by: 'A' }], { over: false, asked: 1 }));
  expect(must(library.matches.listed())[1]).toMatchObject({ answers: 3, asked: 1 });
  library.close();
});

test('a backup of the old format is made first', async () => {
  using folder = withStored(1);
  const now = () => Date.UTC(2026, 0, 2, 3, 4, 5, 6);
  (await openOrThrow({ dataDir: folder.path, now })).close();
  const [backup, ...others] = readBackups(folder.path);
  expect(others).toEqual([]);
  expect(backup).toMatchObject({
    file: 'library-v1-2026-01-02T03-04-05-006Z.sqlite',
    version: 1,
    time: now(),
  });
  const db = new Sqlite(join(backupsFolder(folder.path), backup!.file), { readonly: true });
  expect(db.pragma('user_version', { simple: true })).toBe(1);
  expect(db.prepare('SELECT count(*) FROM match_choice').pluck().get()).toBe(2);
  expect(db.prepare('SELECT count(*) FROM blob').pluck().get()).toBeGreaterThan(81);
  db.close();
  (await openOrThrow({ dataDir: folder.path, now })).close();
  expect(readBackups(folder.path)).toHaveLength(1);
});

const failing: Migration = {
  name: '0006-failing',
  up(db) {
    db.exec('CREATE TABLE extra (a); DELETE FROM match_choice; DROP TABLE setting;');
    throw new Error('on purpose');
  },
};
const dangling: Migration = {
  name: '0006-dangling',
  up(db) {
    db.exec('DELETE FROM revision');
  },
};

test('a migration that throws leaves the library as it was', async () => {
  using folder = withStored(1);
  const file = libraryFile(folder.path);
  const before = sha256(readFileSync(file));
  // A bug, so it is thrown on; all steps are one transaction, the good one before it included.
  const opening = openLibrary({ dataDir: folder.path, migrations: [...migrations, failing] });
  await expect(opening).rejects.toThrow('on purpose');
  expect(sha256(readFileSync(file))).toBe(before);
  const db = new Sqlite(file, { readonly: true });
  expect(db.pragma('user_version', { simple: true })).toBe(1);
  expect(db.prepare('SELECT count(*) FROM match_choice').pluck().get()).toBe(2);
  db.close();
  (await openOrThrow({ dataDir: folder.path })).close();
});

test('a migration that leaves rows without what they refer to is undone', async () => {
  using folder = withStored(1);
  const opened = await openLibrary({ dataDir: folder.path, migrations: [...migrations, dangling] });
  expect(opened).toMatchObject({ ok: false, error: { code: 'database-damaged' } });
  const library = await openOrThrow({ dataDir: folder.path });
  expect(must(library.packs.history('old-pack-0123456789ab'))).toHaveLength(1);
  library.close();
});

test('the newest backups are kept and other files are left alone', async () => {
  using folder = tempFolder();
  const steps = [...migrations];
  let time = Date.UTC(2026, 0, 1);
  const now = () => (time += 1000);
  (await openOrThrow({ dataDir: folder.path, now })).close();
  for (let extra = 0; extra < keptBackups + 3; extra++) {
    steps.push({ name: `extra-${extra}`, up: (db) => db.exec(`CREATE TABLE extra_${extra} (a)`) });
    (await openOrThrow({ dataDir: folder.path, now, migrations: steps })).close();
    if (extra === 0) copyFileSync(stored(1), join(backupsFolder(folder.path), 'mine.sqlite'));
  }
  const kept = readBackups(folder.path);
  expect(kept).toHaveLength(keptBackups);
  expect(kept.map(({ version }) => version)).toEqual([12, 11, 10, 9, 8]);
  expect(readdirSync(backupsFolder(folder.path))).toHaveLength(keptBackups + 1);
});

test('two backups in one millisecond get two names', async () => {
  using folder = tempFolder();
  const now = () => Date.UTC(2026, 0, 1);
  const step = (name: string): Migration => ({ name, up: (db) => db.exec(`CREATE TABLE ${name} (a)`) });
  (await openOrThrow({ dataDir: folder.path, now })).close();
  for (const steps of [[step('a')], [step('a'), step('b')]]) {
    const file = libraryFile(folder.path);
    (await openOrThrow({ dataDir: folder.path, now, migrations: [...migrations, ...steps] })).close();
    const db = new Sqlite(file);
    db.pragma(`user_version = ${migrations.length + 1}`);
    db.close();
  }
  expect(readBackups(folder.path).map(({ file }) => file)).toHaveLength(2);
});
