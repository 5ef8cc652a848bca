import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { restoreBackup, startFresh } from '../recovery';

/**
 * Restores a backup or starts fresh, and dies just before the n-th act on the disk. Half of a copy is on the
 * disk when it dies in copying.
 */
const [dataDir = '', act = '', step = ''] = process.argv.slice(2);
let left = Number(step);

function dieAt<T extends unknown[], R>(doing: (...args: T) => R, half?: (...args: T) => void) {
  return (...args: T): R => {
    if (left-- === 0) {
      half?.(...args);
      process.kill(process.pid, 'SIGKILL');
    }
    return doing(...args);
  };
}

fs.renameSync = dieAt(fs.renameSync);
fs.rmSync = dieAt(fs.rmSync);
fs.fsyncSync = dieAt(fs.fsyncSync);
fs.copyFileSync = dieAt(fs.copyFileSync, (from, to) => {
  const bytes = fs.readFileSync(from);
  fs.writeFileSync(to, bytes.subarray(0, bytes.length >> 1));
});
syncBuiltinESMExports();

const done = act === 'fresh' ? startFresh(dataDir) : restoreBackup(dataDir, act);
if (!done.ok) throw new Error(JSON.stringify(done.error));
