/**
 * `npm start`: the desktop application where Electron runs, the same in the browser where it does not.
 * `--web` chooses the browser; everything else is handed on.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import {
  electronBinary,
  failedLately,
  fetchElectron,
  rememberFailure,
  whyNoWindow,
  whyNotStarted,
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

/** Runs the window: its exit status, or the reason why it did not start. */
async function runElectron(binary) {
  // The window takes its folder from the environment only: Chromium would read the option as one of its own.
  const { dataDir, rest } = takeDataDir(args, process.env.INIT_CWD ?? process.cwd());
  const env = dataDir === null ? process.env : { ...process.env, HEARTDECK_DATA: dataDir };
  const startedAt = Date.now();
  const child = spawn(binary, [root, ...rest.filter((arg) => arg !== '--no-open')], {
    stdio: ['inherit', 'inherit', 'pipe'],
    env,
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  let stderr = '';
  child.stderr.on('data', (text) => {
    process.stderr.write(text);
    stderr = (stderr + text).slice(-4096);
  });
  const closed = new Promise((resolve) => child.once('close', resolve));
  const [code, signal] = await new Promise((resolve) => {
    child.once('error', () => resolve([127, null]));
    child.once('exit', (...end) => resolve(end));
  });
  const ranFor = Date.now() - startedAt;
  // Its last words may still be on their way. A browser that the window opened holds the stream for as long as it runs.
  await Promise.race([closed, setTimeout(500, undefined, { ref: false })]);
  child.stderr.destroy();
  const reason = whyNotStarted({ code, signal, stderr, ranFor });
  return reason ? { reason } : { status: code ?? 1 };
}

async function runInBrowser() {
  const entry = join(root, 'out', 'main', 'cli.js');
  // As src-main/hosts/web/main.ts, which would come too late here: after everything was loaded.
  setFlagsFromString('--semi-space-growth-factor=1');
  process.argv = [process.execPath, entry, 'serve', ...args];
  await import(pathToFileURL(entry).href);
}

if (wantsWeb) {
  await runInBrowser();
} else {
  const found = await findElectron();
  const { status, reason } = found.binary ? await runElectron(found.binary) : found;
  if (reason) {
    const display = process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
    say('noElectron', { reason: word(reason, { display, uid: process.getuid?.() }) });
    await runInBrowser();
  } else {
    process.exitCode = status;
  }
}
