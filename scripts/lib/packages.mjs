import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const stampFile = (root) => join(root, 'node_modules', '.heartdeck-packages');

const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

const lockHash = (root) =>
  createHash('sha256')
    .update(`${process.platform} ${process.arch}\n`)
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** Whether node_modules holds what package-lock.json says, however it was installed. */
export function packagesAreCurrent(root) {
  if (read(stampFile(root)) === lockHash(root)) return true;
  // Installed by hand: npm leaves a lock of its own that lists what it has put there.
  const installed = read(join(root, 'node_modules', '.package-lock.json'));
  if (installed === null) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const found = JSON.parse(installed).packages;
  const matches = Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' || found[path]?.version === entry.version || (entry.optional && found[path] === undefined),
  );
  if (matches) markPackagesCurrent(root);
  return matches;
}

export const markPackagesCurrent = (root) => writeFileSync(stampFile(root), lockHash(root));
