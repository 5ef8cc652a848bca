import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything the build reads. Tests are not built, so changing one needs no new build. */
const inputs = [
  'src-main',
  'src-renderer',
  'src-shared',
  'resources',
  'electron.vite.config.ts',
  'svelte.config.js',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
const outputs = ['out/main/web.js', 'out/main/cli.js', 'out/main/electron.js', 'out/renderer/index.html'];
const isBuilt = (name) => !name.endsWith('.test.ts') && name !== 'test-files' && name !== '.DS_Store';
const stampFile = (root) => join(root, 'out', '.heartdeck-build');

function addTo(hash, root, path) {
  const full = join(root, path);
  if (!existsSync(full)) return;
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).filter(isBuilt).sort()) addTo(hash, root, `${path}/${name}`);
    return;
  }
  const content = readFileSync(full);
  // The length keeps the end of one file and the start of the next apart.
  hash.update(`${path}\0${content.length}\0`).update(content);
}

/** By content and not by time: a fresh clone has today's times on old files. */
export function sourceHash(root) {
  const hash = createHash('sha256');
  for (const path of inputs) addTo(hash, root, path);
  return hash.digest('hex');
}

export function buildIsCurrent(root) {
  if (!outputs.every((path) => existsSync(join(root, path)))) return false;
  const stamp = stampFile(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceHash(root);
}

/** Before a build: one that is interrupted must not look like a whole one. */
export const forgetBuild = (root) => rmSync(stampFile(root), { force: true });

export const markBuildCurrent = (root, hash) => writeFileSync(stampFile(root), hash);
