import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { root } from '../lib/root.mjs';

/** No dependency of ours: fetched when somebody measures, into a folder that git does not know. */
const version = '0.50.2';
const folder = join(root, 'node_modules/.cache/heartdeck-bench/peer');

function fetchPeer() {
  if (existsSync(join(folder, 'node_modules/boardgame.io/package.json'))) return null;
  mkdirSync(folder, { recursive: true });
  const asked = ['install', '--prefix', folder, `boardgame.io@${version}`];
  const quietly = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const done = spawnSync('npm', [...asked, ...quietly], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (done.status === 0) return null;
  return (done.error?.message ?? done.stderr).trim().split('\n')[0] || `npm ended with ${done.status}`;
}

/**
 * boardgame.io playing its tutorial's game, on a thread and with a heap of its own: what it leaves behind must not
 * slow the engine. Whoever asks waits, so that only one of the two runs at a time. `{ missing }` says why it is not
 * there.
 */
export function loadPeer() {
  const missing = fetchPeer();
  if (missing !== null) return { missing };
  const thread = new Worker(new URL('./peer-thread.mjs', import.meta.url), { workerData: { folder } });
  return {
    version,
    /** @param {number} milliseconds @returns {Promise<number>} */
    async movesPerSecond(milliseconds) {
      thread.postMessage(milliseconds);
      const [moves] = await once(thread, 'message');
      return moves;
    },
    stop: () => thread.terminate(),
  };
}
