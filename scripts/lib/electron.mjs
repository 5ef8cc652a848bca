import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const day = 24 * 60 * 60 * 1000;

/** Why Electron can't open a window here, or null when it can. */
export function whyNoWindow({ platform, env, uid }) {
  if (platform !== 'linux') return null;
  if (!env.DISPLAY && !env.WAYLAND_DISPLAY) return 'reason.noDisplay';
  // Started as root, Electron ends at once; switching its sandbox off is no way out for a program that shows
  // strangers' cards.
  return uid === 0 ? 'reason.root' : null;
}

/** What Electron and the loader write when it can't start, with the reason for the user. */
const lastWords = [
  [/error while loading shared libraries: \S*libgtk-3/, 'reason.noGtk'],
  [
    /error while loading shared libraries|symbol lookup error|version \S+ not found \(required/,
    'reason.noLibrary',
  ],
  [/No usable sandbox|SUID sandbox helper|Failed to move to new namespace/, 'reason.noNamespaces'],
  [/Authorization required|Invalid MIT-MAGIC-COOKIE|No protocol specified/, 'reason.displayRefuses'],
  [/Missing X server|The platform failed to initialize/, 'reason.noAnswer'],
];

/** A program that can't start ends earlier than this, also from a slow disk; what ends later had its window. */
const startTime = 30_000;
const crashes = ['SIGTRAP', 'SIGABRT', 'SIGSEGV', 'SIGBUS', 'SIGILL'];

/** Why Electron ended without a window, or null when it ran: then its end is the user's or a crash of its own. */
export function whyNotStarted({ code, signal, stderr, ranFor }) {
  if (code === 0 || ranFor > startTime) return null;
  const isBroken = code === 127 || crashes.includes(signal);
  const known = lastWords.find(([pattern]) => pattern.test(stderr));
  // The loader ends with 1 where a library is too old.
  if (known && (isBroken || code === 1)) return known[1];
  return isBroken ? 'reason.notStarted' : null;
}

/** Electron's program, or null when it has not been fetched. */
export function electronBinary(root) {
  const folder = join(root, 'node_modules', 'electron');
  try {
    const binary = join(folder, 'dist', readFileSync(join(folder, 'path.txt'), 'utf8').trim());
    return existsSync(binary) ? binary : null;
  } catch {
    return null;
  }
}

const failureFile = (root) => join(root, 'node_modules', '.cache', 'heartdeck', 'electron-not-fetched');

/** A machine that could not fetch it a minute ago need not wait for it again. */
export function failedLately(root, now) {
  try {
    const { version, at } = JSON.parse(readFileSync(failureFile(root), 'utf8'));
    return version === electronVersion(root) && now - at < day && now >= at;
  } catch {
    return false;
  }
}

export function rememberFailure(root, now) {
  try {
    mkdirSync(dirname(failureFile(root)), { recursive: true });
    writeFileSync(failureFile(root), JSON.stringify({ version: electronVersion(root), at: now }));
  } catch {
    // A clone that belongs to somebody else: the next start tries again.
  }
}

const electronVersion = (root) =>
  JSON.parse(readFileSync(join(root, 'node_modules', 'electron', 'package.json'), 'utf8')).version;

/** Fetches the program with the package's own installer. True when it is there afterwards. */
export async function fetchElectron(root, env = process.env) {
  const installer = spawn(process.execPath, [join(root, 'node_modules', 'electron', 'install.js')], {
    stdio: 'ignore',
    env,
  });
  const ended = new Promise((resolve) => {
    installer.once('exit', resolve);
    installer.once('error', resolve);
  });
  // Ten minutes for a slow line, ten seconds (a copy in the user's cache) where there is no line at all.
  const limit = setTimeout(() => installer.kill('SIGKILL'), (await canReach(env)) ? 600_000 : 10_000);
  await ended;
  clearTimeout(limit);
  if (electronBinary(root)) rmSync(failureFile(root), { force: true });
  return electronBinary(root) !== null;
}

async function canReach(env) {
  if (env.HTTPS_PROXY || env.https_proxy) return true;
  const mirror = env.ELECTRON_MIRROR || env.npm_config_electron_mirror || 'https://github.com/';
  return await fetch(mirror, { method: 'HEAD', signal: AbortSignal.timeout(5000) }).then(
    () => true,
    () => false,
  );
}
