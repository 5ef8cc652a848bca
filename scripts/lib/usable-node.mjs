import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The oldest Node that the build tools and the database run on. */
export const neededNode = '22.12.0';

export function isNewEnough(version, needed = neededNode) {
  const [a, b] = [version, needed].map((text) => text.replace(/^v/, '').split('.').map(Number));
  const differing = a.findIndex((part, i) => part !== b[i]);
  return differing === -1 || a[differing] > b[differing];
}

/**
 * The Node to run everything with: the one npm brought (Linux x64), else this one if it is new enough, else
 * null. One that was brought but does not run on this system is removed, or it would stand first in npm's PATH.
 */
export function usableNode(root) {
  const brought = join(root, 'node_modules', '.bin', 'node');
  if (existsSync(brought)) {
    const answer = spawnSync(brought, ['--version'], { encoding: 'utf8' });
    if (answer.status === 0 && isNewEnough(answer.stdout.trim())) return brought;
    rmSync(brought, { force: true });
  }
  return isNewEnough(process.version) ? process.execPath : null;
}
