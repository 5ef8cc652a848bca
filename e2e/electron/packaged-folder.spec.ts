import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from './find-electron';
import { readAsar, sha256 } from './packaged/asar';
import { folder, isAskedFor, noPackage } from './packaged/find-packaged';
import { readFuses, wantedFuses } from './packaged/fuses';

/** The packaged program as it lies on the disk. What its window does is in packaged.spec.ts. */
test.skip(noPackage !== '' && !isAskedFor, noPackage);
test.beforeAll(() => expect(noPackage).toBe(''));

interface LinuxPackages {
  readonly desktopFile: string;
  readonly desktop: { readonly deb: string; readonly appImage: string };
  readonly mime: string;
  readonly icons: readonly number[];
  readonly fileNames: { readonly deb: string; readonly appImage: string };
}
/** What electron-builder would write into AppImage and deb, by its own code (scripts/after-pack.mjs). */
const packages = (): LinuxPackages =>
  JSON.parse(readFileSync(join(folder, '..', 'linux-packages.json'), 'utf8')) as LinuxPackages;
const json = (text: string | Buffer): Record<string, unknown> =>
  JSON.parse(text.toString()) as Record<string, unknown>;
const ownPackage = json(readFileSync(join(root, 'package.json')));
const files = (of: string): string[] =>
  readdirSync(of, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(of, join(entry.parentPath, entry.name)));
const archive = () => readAsar(join(folder, 'resources', 'app.asar'));

test('the archive holds the built application and nothing else of the clone', () => {
  const tops = new Set(archive().map(({ path }) => path.split('/')[0]));
  expect([...tops].sort()).toEqual(['LICENSE', 'node_modules', 'out', 'package.json']);
  const built = files(join(root, 'out')).map((path) => `out/${path}`);
  const packed = archive().filter(({ path }) => path.startsWith('out/'));
  expect(packed.map(({ path }) => path).sort()).toEqual(built.sort());
});

test('every file of the archive has the hash that the archive names', () => {
  const packed = archive().filter(({ unpacked }) => !unpacked);
  expect(packed.length).toBeGreaterThan(100);
  expect(packed.filter((file) => file.sha256 !== sha256(file.content)).map(({ path }) => path)).toEqual([]);
});

test('packages are those of the run time, without their sources', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; optional?: boolean; devOptional?: boolean }>;
  };
  const needed = Object.entries(lock.packages)
    .filter(([path, { dev, optional, devOptional }]) => path !== '' && !dev && !optional && !devOptional)
    .map(([path]) => path)
    // headers, for who compiles better-sqlite3
    .filter((path) => path !== 'node_modules/node-addon-api');
  const paths = archive().map(({ path }) => path);
  const packed = paths
    .filter((path) => /(^|\/)node_modules\/(@[^/]+\/)?[^/]+\/package\.json$/.test(path))
    .map((path) => path.slice(0, -'/package.json'.length));
  expect(packed.sort()).toEqual(needed.sort());
  expect(paths.filter((path) => /\.(map|[cm]?ts|svelte|c|h|gyp)$|node-linux|node-bin/.test(path))).toEqual(
    [],
  );
});

test('its package.json names this version and says nothing of how it is developed', () => {
  const packed = json(archive().find(({ path }) => path === 'package.json')?.content ?? '{}');
  expect(packed).toMatchObject({
    name: 'heartdeck',
    version: ownPackage['version'],
    main: 'out/main/electron.js',
    desktopName: 'heartdeck.desktop',
  });
  expect(Object.keys(packed)).not.toContain('devDependencies');
  expect(Object.keys(packed)).not.toContain('scripts');
});

test('the one native module lies beside the archive, for this machine alone', () => {
  const native = archive().filter(({ path }) => path.endsWith('.node'));
  expect(native.map(({ path, unpacked }) => [path, unpacked])).toEqual([
    ['node_modules/better-sqlite3/prebuilds/linux-x64.node', true],
  ]);
  const beside = files(join(folder, 'resources', 'app.asar.unpacked'));
  expect(beside.filter((path) => path.endsWith('.node'))).toEqual([
    'node_modules/better-sqlite3/prebuilds/linux-x64.node',
  ]);
});

test('packs, scenarios, credits and icons lie there as plain files, each as it is in the clone', () => {
  const [here, there] = [join(root, 'resources'), join(folder, 'resources', 'heartdeck')];
  expect(files(there).sort()).toEqual(files(here).sort());
  const differs = files(here).filter(
    (path) => !readFileSync(join(here, path)).equals(readFileSync(join(there, path))),
  );
  expect(differs).toEqual([]);
});

test('the fuses are blown as electron-builder.yml says', () => {
  const wanted = wantedFuses(readFileSync(join(root, 'electron-builder.yml'), 'utf8'));
  expect(Object.keys(wanted)).toHaveLength(8);
  expect(readFuses(join(folder, 'heartdeck'))).toEqual(wanted);
});

test('nothing of the Electron lies there that a user has no use for', () => {
  const all = files(folder);
  expect(all).toContain('LICENSE.electron.txt');
  expect(all).toContain('LICENSES.chromium.html');
  expect(
    all.filter((path) => /(^|\/)(electron|electron\.exe|default_app\.asar|version)$/.test(path)),
  ).toEqual([]);
  const languages = all.filter((path) => path.startsWith('locales/')).sort();
  expect(languages).toEqual(['locales/en-US.pak', 'locales/ja.pak', 'locales/uk.pak']);
  for (const program of ['heartdeck', 'chrome_crashpad_handler'])
    expect(statSync(join(folder, program)).mode & 0o111, program).toBe(0o111);
  const megabytes = all.reduce((sum, path) => sum + statSync(join(folder, path)).size, 0) / 1e6;
  expect(megabytes).toBeLessThan(350);
});

test('the icons have all sizes, each the size of its name', () => {
  const icons = join(folder, 'resources', 'heartdeck', 'icons');
  const sizes = [16, 24, 32, 48, 64, 128, 256, 512, 1024];
  expect(packages().icons).toEqual(sizes);
  for (const size of sizes) {
    const png = readFileSync(join(icons, `${size}x${size}.png`));
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
  }
});

test('the menu entry of the Linux packages starts the program with its sandbox, and takes both kinds of files', () => {
  const { desktop, desktopFile } = packages();
  expect(desktopFile).toBe('heartdeck.desktop');
  const read = (entry: string): unknown =>
    Object.fromEntries(
      entry
        .split('\n')
        .slice(1)
        .filter(Boolean)
        .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    );
  const usual = {
    Name: 'Heartdeck',
    Type: 'Application',
    Terminal: 'false',
    Icon: 'heartdeck',
    StartupWMClass: 'heartdeck',
    Categories: 'Graphics;',
    Comment: ownPackage['description'],
    MimeType: 'application/x-heartdeck;application/x-heartdeck-match;',
  };
  expect(read(desktop.deb)).toEqual({ ...usual, Exec: '/opt/Heartdeck/heartdeck %U' });
  expect(read(desktop.appImage)).toEqual({
    ...usual,
    Exec: 'AppRun %U',
    'X-AppImage-Version': ownPackage['version'],
  });
});

test('the system’s own tool reads the kinds of files', () => {
  const data = mkdtempSync(join(tmpdir(), 'heartdeck-mime-'));
  const home = join(data, 'mime');
  mkdirSync(join(home, 'packages'), { recursive: true });
  writeFileSync(join(home, 'packages', 'heartdeck.xml'), packages().mime);
  const { status, stderr, error } = spawnSync('update-mime-database', [home], {
    encoding: 'utf8',
    env: { ...process.env, XDG_DATA_HOME: data },
  });
  test.skip(error !== undefined, 'update-mime-database is not here (shared-mime-info)');
  expect(stderr).toBe('');
  expect(status).toBe(0);
  const globs = readFileSync(join(home, 'globs2'), 'utf8')
    .match(/^\d.+$/gm)
    ?.sort();
  rmSync(data, { recursive: true });
  expect(globs).toEqual([
    '50:application/x-heartdeck-match:*.heartdeck-match',
    '50:application/x-heartdeck:*.heartdeck',
  ]);
});

test('the names of the files carry the version', () => {
  const version = String(ownPackage['version']);
  expect(packages().fileNames).toEqual({
    appImage: `heartdeck-${version}-linux-x86_64.AppImage`,
    deb: `heartdeck-${version}-linux-amd64.deb`,
  });
});
