import Sqlite from 'better-sqlite3';
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildLibrary } from '../build-library';
import { backupsFolder, libraryFile } from '../library-paths';
import { openDatabase } from '../open-database';
import { Session } from '../session';
import { sha256 } from '../storage/hash';
import { bytesOf, must, openOrThrow, renamedCard, syntheticPack, tempFolder } from '../test-support';
import { bundleChild } from './bundle-child';
import { inconsistencies } from './check-library';

const imported = { code: 'imported', file: 'x' } as const;
const edited = { code: 'edited' } as const;
const shell = (script: string, ...args: string[]) =>
  spawnSync('bash', ['-c', script, 'bash', ...args], { encoding: 'utf8' });

describe('a full disk', () => {
  let child: string;
  beforeAll(async () => {
    child = await bundleChild('full-disk-child');
  });
  afterAll(() => rmSync(child, { force: true }));

  test('refuses the save that does not fit, keeps everything else, and goes on when there is room', async () => {
    using folder = tempFolder();
    const file = libraryFile(folder.path);
    (await openOrThrow({ dataDir: folder.path })).close();
    const db = openDatabase(Sqlite, file);
    const { packs } = must(buildLibrary(new Session(db, file, Date.now)));
    const pack = must(packs.create({ files: syntheticPack(100), message: imported }));
    const before = must(packs.files(pack.id));

    const pages = db.pragma('page_count', { simple: true }) as number;
    db.pragma(`max_page_count = ${pages + 3}`);
    const big = { path: 'art/big.png', bytes: Buffer.alloc(200_000, 7) };
    const refused = [
      packs.commit(pack.id, pack.head, [renamedCard(1, 'x'), big], edited),
      packs.create({ files: new Map([...syntheticPack(50), [big.path, big.bytes]]), message: imported }),
    ];
    for (const outcome of refused) {
      expect(outcome).toEqual({ ok: false, error: { code: 'disk-full', data: { file } } });
    }
    expect(must(packs.get(pack.id))).toEqual(pack);
    expect(must(packs.files(pack.id))).toEqual(before);
    expect(packs.list()).toHaveLength(1);
    expect(inconsistencies(file)).toEqual([]);

    db.pragma(`max_page_count = ${pages + 3000}`);
    must(packs.commit(pack.id, pack.head, [renamedCard(1, 'x'), big], edited));
    db.close();
    expect(inconsistencies(file)).toEqual([]);
  });

  const namespaces = shell('unshare --user --map-root-user --mount true').status === 0;
  test.skipIf(!namespaces)(
    'a real one of 4 MB (needs user namespaces: a small disk is mounted without being root)',
    () => {
      using folder = tempFolder();
      const run = shell(
        `exec unshare --user --map-root-user --mount bash -c \
           'mount -t tmpfs -o size=4m none "$1" && exec "$2" "$3" "$1" more' bash "$1" "$2" "$3"`,
        ...[folder.path, process.execPath, child],
      );
      expect(run.stderr).toBe('');
      expectNothingLost(run.stdout, { code: 'disk-full', goesOn: true });
    },
  );

  test.skipIf(process.platform === 'win32')('a file that may not grow beyond 3 MB', () => {
    using folder = tempFolder();
    const run = shell('ulimit -f 3072; exec "$1" "$2" "$3" fixed', process.execPath, child, folder.path);
    expect(run.stderr).toBe('');
    expectNothingLost(run.stdout, { code: 'file-problem' });
  });

  function expectNothingLost(stdout: string, expected: object): void {
    const report = JSON.parse(stdout) as Record<string, unknown>;
    expect(report).toMatchObject({ ...expected, problems: [] });
    expect(report['saves']).toBeGreaterThan(0);
    expect(report['savesFound']).toBe(report['saves']);
    expect(report['choicesFound']).toBe(report['choices']);
  }
});

describe('a folder that may not be written', () => {
  let child: string;
  beforeAll(async () => {
    child = await bundleChild('opening-child');
  });
  afterAll(() => rmSync(child, { force: true }));

  // Permissions do not bind root, unless it gives up its privileges first.
  const asRoot = process.getuid?.() === 0;
  const unprivileged = asRoot ? 'setpriv --inh-caps=-all --bounding-set=-all -- ' : '';
  const binding = process.platform !== 'win32' && shell(`${unprivileged}true`).status === 0;

  test.skipIf(!binding)('is named, and what is in it stays (as root it needs setpriv)', async () => {
    using folder = tempFolder();
    const at = (name: string) => join(folder.path, name);
    const storedV1 = join(import.meta.dirname, '../test-files/library-v1.sqlite');
    for (const name of ['empty', 'locked', 'file-only', 'old', 'fine']) mkdirSync(at(name));
    for (const name of ['locked', 'file-only', 'fine']) {
      const library = await openOrThrow({ dataDir: at(name) });
      must(library.packs.create({ files: syntheticPack(20), message: imported }));
      library.close();
    }
    copyFileSync(storedV1, libraryFile(at('old')));
    mkdirSync(backupsFolder(at('old')));
    const modes: readonly [path: string, mode: number][] = [
      [libraryFile(at('locked')), 0o444],
      [libraryFile(at('file-only')), 0o444],
      [backupsFolder(at('old')), 0o555],
      [at('empty'), 0o555],
      [at('locked'), 0o555],
    ];
    for (const [path, mode] of modes) chmodSync(path, mode);
    const hashes = () => ['locked', 'file-only'].map((name) => sha256(readFileSync(libraryFile(at(name)))));
    const before = hashes();

    const folders = ['empty', 'empty/deeper', 'locked', 'file-only', 'old', 'fine'];
    const command = `exec ${unprivileged}"$@"`;
    const run = shell(command, process.execPath, child, ...folders.map(at));
    expect(run.stderr).toBe('');
    const refused = Array.from({ length: 5 }, () => 'read-only');
    expect(JSON.parse(run.stdout)).toEqual([...refused, 'opened']);
    expect(hashes()).toEqual(before);

    for (const [path] of [...modes].reverse()) chmodSync(path, 0o755);
    for (const name of ['empty', 'locked', 'file-only', 'old']) {
      const library = await openOrThrow({ dataDir: at(name) });
      expect(library.packs.list()).toHaveLength(name === 'empty' ? 0 : 1);
      library.close();
      expect(inconsistencies(libraryFile(at(name)))).toEqual([]);
    }
  });

  test('a database opened for reading only refuses to save', async () => {
    using folder = tempFolder();
    const file = libraryFile(folder.path);
    const library = await openOrThrow({ dataDir: folder.path });
    const pack = must(library.packs.create({ files: syntheticPack(20), message: imported }));
    const db = new Sqlite(file, { readonly: true });
    const { packs } = must(buildLibrary(new Session(db, file, Date.now)));
    const saved = packs.commit(pack.id, pack.head, [renamedCard(1, 'x')], edited);
    expect(saved).toEqual({ ok: false, error: { code: 'read-only', data: { file } } });
    db.close();
    expect(library.packs.list()).toEqual([pack]);
    library.close();
  });
});

test('another program that holds the library is named', async () => {
  using folder = tempFolder();
  const file = libraryFile(folder.path);
  (await openOrThrow({ dataDir: folder.path })).close();
  const other = new Sqlite(file);
  other.exec('BEGIN IMMEDIATE');
  const db = openDatabase(Sqlite, file);
  db.pragma('busy_timeout = 1');
  const busy = new Session(db, file, Date.now).write(() => ({ ok: true, value: bytesOf(1) }));
  expect(busy).toEqual({ ok: false, error: { code: 'database-busy', data: { file } } });
  other.exec('ROLLBACK');
  other.close();
  db.close();
});
