/**
 * `npm start`: the desktop application where Electron runs, the same in the browser where it does not.
 * `--web` chooses the browser; everything else is handed on.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import {
  electronBinary,
  failedLately,
  fetchElectron,
  rememberFailure,
  whyNoWindow,
} from './lib/electron.mjs';
import { root } from './lib/root.mjs';
import { takeDataDir } from './lib/start-options.mjs';
import { say, word } from './lib/words.mjs';

const args = process.argv.slice(2).filter((arg) => arg !== '--web');
const wantsWeb = process.argv.includes('--web');

/** The program to open, or the reason why there is none. */
async function findElectron() {
  const reason = whyNoWindow({ platform: process.platform, env: process.env, uid: process.getuid?.() });
  if (reason) return { reason };
  const binary = electronBinary(root);
  if (binary) return { binary };
  if (failedLately(root, Date.now())) return { reason: 'reason.notFetched' };
  say('fetchingElectron');
  if (await fetchElectron(root)) return { binary: electronBinary(root) };
  rememberFailure(root, Date.now());
  return { reason: 'reason.notFetched' };
}

/** Runs the window; its exit status, or null when its program does not even start on this system. */
function runElectron(binary) {
  // The window takes its folder from the environment only: Chromium would read the option as one of its own.
  const { dataDir, rest } = takeDataDir(args, process.env.INIT_CWD ?? process.cwd());
  const env = dataDir === null ? process.env : { ...process.env, HEARTDECK_DATA: dataDir };
  const child = spawn(binary, [root, ...rest.filter((arg) => arg !== '--no-open')], {
    stdio: 'inherit',
    env,
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.once('error', () => resolve(null));
    child.once('exit', (code, signal) => {
      const brokenAtStart = code === 127 || signal === 'SIGTRAP' || signal === 'SIGABRT';
      resolve(brokenAtStart ? null : (code ?? 1));
    });
  });
}

async function runInBrowser() {
  const entry = join(root, 'out', 'main', 'cli.js');
  // As src-main/hosts/web/small-heap.ts, which would come too late here: after everything was loaded.
  setFlagsFromString('--semi-space-growth-factor=1');
  process.argv = [process.execPath, entry, 'serve', ...args];
  await import(pathToFileURL(entry).href);
}

if (wantsWeb) {
  await runInBrowser();
} else {
  const found = await findElectron();
  const status = found.binary ? await runElectron(found.binary) : null;
  if (status !== null) {
    process.exitCode = status;
  } else {
    say('noElectron', { reason: word(found.reason ?? 'reason.notStarted') });
    await runInBrowser();
  }
}
