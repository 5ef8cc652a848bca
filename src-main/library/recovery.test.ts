import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseBackupName } from './backup-list';
import { backupsFolder, libraryFile } from './library-paths';
import { migrations } from './migrations';
import { listBackups, restoreBackup, startFresh } from './recovery';
import { must, openOrThrow, syntheticPack, tempFolder } from './test-support';

const storedV1 = join(import.meta.dirname, 'test-files', 'library-v1.sqlite');
const name = 'library-v1-2026-01-02T03-04-05-006Z.sqlite';
const now = () => Date.UTC(2026, 5, 6, 7, 8, 9, 10);
const asideName = 'library-damaged-2026-06-06T07-08-09-010Z.sqlite';

/** A ruined library with its log, and one good backup. */
function ruined() {
  const folder = tempFolder();
  mkdirSync(backupsFolder(folder.path));
  copyFileSync(storedV1, join(backupsFolder(folder.path), name));
  writeFileSync(libraryFile(folder.path), 'ruined');
  writeFileSync(`${libraryFile(folder.path)}-wal`, 'ruined log');
  return folder;
}

test('a backup comes back, and the ruined library is kept with its log', async () => {
  using folder = ruined();
  expect(must(listBackups(folder.path))).toMatchObject([{ file: name, version: 1 }]);
  const { aside } = must(restoreBackup(folder.path, name, now));
  expect(basename(aside)).toBe(asideName);
  expect(readFileSync(aside, 'utf8')).toBe('ruined');
  expect(readFileSync(`${aside}-wal`, 'utf8')).toBe('ruined log');
  const library = await openOrThrow({ dataDir: folder.path });
  expect(library.packs.list()).toMatchObject([{ id: 'old-pack-0123456789ab' }]);
  library.close();
  expect(readdirSync(backupsFolder(folder.path))).toContain(name);
});

test('a fresh start keeps the ruined library too, however often', async () => {
  using folder = ruined();
  const first = must(startFresh(folder.path, now));
  const library = await openOrThrow({ dataDir: folder.path });
  expect(library.packs.list()).toEqual([]);
  library.close();
  const second = must(startFresh(folder.path, now));
  expect(second.aside).not.toBe(first.aside);
  expect(readFileSync(first.aside, 'utf8')).toBe('ruined');
  expect(existsSync(second.aside)).toBe(true);
});

describe('what is no backup is refused and changes nothing', () => {
  const attacks: readonly [file: string, code: string][] = [
    ['library-v1-2026-01-02T03-04-05-999Z.sqlite', 'no-backup'],
    ['', 'no-backup'],
    ['.', 'no-backup'],
    ['..', 'no-backup'],
    ['../library.sqlite', 'no-backup'],
    [`../backups/${name}`, 'no-backup'],
    [`./${name}`, 'no-backup'],
    [`/etc/passwd`, 'no-backup'],
    [`..\\${name}`, 'no-backup'],
    [`${name}\0`, 'no-backup'],
    [`${name}\n`, 'no-backup'],
    [`${name}.partial`, 'no-backup'],
    ['library-v1-2026-99-99T03-04-05-006Z.sqlite', 'no-backup'],
    ['library-v1-2026-01-02T03-04-05-001Z.sqlite', 'database-damaged'],
  ];
  test.each(attacks)('%j: %s', (file, code) => {
    using folder = ruined();
    writeFileSync(
      join(backupsFolder(folder.path), 'library-v1-2026-01-02T03-04-05-001Z.sqlite'),
      'ruined too',
    );
    expect(restoreBackup(folder.path, file, now)).toMatchObject({ ok: false, error: { code } });
    expect(readFileSync(libraryFile(folder.path), 'utf8')).toBe('ruined');
    expect(readdirSync(folder.path).sort()).toEqual(['backups', 'library.sqlite', 'library.sqlite-wal']);
  });
});

test('a backup of the open library is made when the last is old, and comes back', async () => {
  using folder = tempFolder();
  const day = 86_400_000;
  let time = Date.UTC(2026, 0, 1);
  const dataDir = folder.path;
  const library = await openOrThrow({ dataDir, now: () => time });
  const pack = must(
    library.packs.create({ files: syntheticPack(20), message: { code: 'imported', file: 'x' } }),
  );
  const file = must(library.backUp(day));
  expect(file).toBe(`library-v${migrations.length}-2026-01-01T00-00-00-000Z.sqlite`);
  time += day - 1;
  expect(must(library.backUp(day))).toBeNull();
  time += 1;
  expect(must(library.backUp(day))).not.toBeNull();
  must(library.packs.setDeleted(pack.id, true));
  library.close();
  must(restoreBackup(dataDir, file!));
  const restored = await openOrThrow({ dataDir });
  expect(restored.packs.list()).toEqual([pack]);
  restored.close();
});

test('no backups where there is no folder', () => {
  using folder = tempFolder();
  expect(must(listBackups(folder.path))).toEqual([]);
  expect(must(listBackups(join(folder.path, 'absent')))).toEqual([]);
});

test('a name tells its time and version', () => {
  expect(parseBackupName(name)).toEqual({ version: 1, time: Date.UTC(2026, 0, 2, 3, 4, 5, 6), turn: 1 });
});
