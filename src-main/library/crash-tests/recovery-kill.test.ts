import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backupsFolder, libraryFile } from '../library-paths';
import { openLibrary } from '../open-library';
import { listBackups, restoreBackup, startFresh } from '../recovery';
import { must, tempFolder } from '../test-support';
import { bundleChild } from './bundle-child';

const storedV1 = join(import.meta.dirname, '../test-files/library-v1.sqlite');
const backup = 'library-v1-2026-01-02T03-04-05-006Z.sqlite';

let child: string;
beforeAll(async () => {
  child = await bundleChild('recovering-child');
});
afterAll(() => rmSync(child, { force: true }));

/** A ruined library with its log, and one good backup. */
function ruined() {
  const folder = tempFolder();
  mkdirSync(backupsFolder(folder.path));
  copyFileSync(storedV1, join(backupsFolder(folder.path), backup));
  writeFileSync(libraryFile(folder.path), 'ruined');
  writeFileSync(`${libraryFile(folder.path)}-wal`, 'ruined log');
  return folder;
}

/** What the next start finds: the failure, or the packs. */
async function nextStart(dataDir: string): Promise<string | readonly string[]> {
  const opened = await openLibrary({ dataDir });
  if (!opened.ok) return opened.error.code;
  const packs = opened.value.packs.list().map(({ id }) => id);
  opened.value.close();
  return packs;
}

/** Both ruined files are somewhere in the folder, whatever their names. */
function keptRuins(dataDir: string): string[] {
  const names = readdirSync(dataDir).filter((name) => name.startsWith('library'));
  const contents = names.map((name) => readFileSync(join(dataDir, name), 'latin1'));
  return contents.filter((text) => text.startsWith('ruined')).sort();
}

/** Kills the act before its first step on the disk, before its second, and so on, until it gets through. */
async function killAtEachStep(
  act: string,
  prepare: (dataDir: string) => void,
  judge: (dataDir: string) => Promise<void>,
): Promise<number> {
  for (let step = 0; ; step++) {
    using folder = ruined();
    prepare(folder.path);
    const run = spawnSync(process.execPath, [child, folder.path, act, String(step)], { encoding: 'utf8' });
    try {
      expect(run.stderr).toBe('');
      expect(run.signal ?? run.status).toBe(run.signal === null ? 0 : 'SIGKILL');
      expect(keptRuins(folder.path)).toEqual(['ruined', 'ruined log']);
      await judge(folder.path);
    } catch (error) {
      throw new Error(`killed before step ${step} of ${act}`, { cause: error });
    }
    if (run.signal === null) return step;
  }
}

const restored = ['old-pack-0123456789ab'];

test('a restoring killed at any step leaves the trouble or the backup, never an empty library', async () => {
  const seen = new Set<string>();
  const steps = await killAtEachStep(
    backup,
    () => undefined,
    async (dataDir) => {
      const found = await nextStart(dataDir);
      seen.add(String(found));
      if (found === 'database-damaged') {
        expect(must(listBackups(dataDir)).map(({ file }) => file)).toContain(backup);
        must(restoreBackup(dataDir, backup));
        expect(await nextStart(dataDir)).toEqual(restored);
      } else expect(found).toEqual(restored);
      expect(readdirSync(dataDir).filter((name) => name.includes('.restored'))).toEqual([]);
    },
  );
  expect(steps).toBeGreaterThan(6);
  expect([...seen].sort()).toEqual(['database-damaged', String(restored)]);
});

test('a fresh start killed at any step leaves the trouble or an empty library, never an old backup', async () => {
  const steps = await killAtEachStep(
    'fresh',
    (dataDir) => copyFileSync(storedV1, `${libraryFile(dataDir)}.restored`),
    async (dataDir) => {
      const found = await nextStart(dataDir);
      if (found === 'database-damaged') {
        must(startFresh(dataDir));
        expect(await nextStart(dataDir)).toEqual([]);
      } else expect(found).toEqual([]);
    },
  );
  expect(steps).toBeGreaterThan(2);
});

test('a copy on its way that can’t be opened is told, and a fresh start goes on without it', async () => {
  using folder = tempFolder();
  writeFileSync(`${libraryFile(folder.path)}.restored`, 'not a library');
  expect(await nextStart(folder.path)).toBe('database-damaged');
  must(startFresh(folder.path));
  expect(await nextStart(folder.path)).toEqual([]);
});

test('a copy that is not needed any more is gone after the next opening', async () => {
  using folder = tempFolder();
  expect(await nextStart(folder.path)).toEqual([]);
  copyFileSync(storedV1, `${libraryFile(folder.path)}.restored`);
  writeFileSync(`${libraryFile(folder.path)}.restored.partial`, 'half');
  expect(await nextStart(folder.path)).toEqual([]);
  expect(readdirSync(folder.path)).toEqual(['library.sqlite']);
});
