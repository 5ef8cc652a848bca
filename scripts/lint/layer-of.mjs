import { isBuiltin } from 'node:module';
import { posix, relative, sep } from 'node:path';
import { layeredRoots, layers } from './layers.mjs';

const within = (path, folder) => path === folder || path.startsWith(`${folder}/`);

/** The path of a linted file from the top of the repository, with `/` on every platform. */
export const repoPath = (root, file) => relative(root, file).split(sep).join('/');

export const isTest = (path) => /\.(?:test|spec)\.[cm]?[jt]s$|\/test-[\w-]+\.ts$/.test(path);

/**
 * The layer a file belongs to: `{ name, may }`; `null` for a file that no layer claims; `undefined` for one
 * outside the layered folders.
 */
export function layerOf(path) {
  if (!layeredRoots.some((root) => within(path, root))) return undefined;
  for (const { folder, filesOnly, may } of layers) {
    if (filesOnly) {
      if (posix.dirname(path) === folder) return { name: folder, may };
    } else if (folder.endsWith('/*')) {
      const above = folder.slice(0, -2);
      const inside = within(path, above) ? path.slice(above.length + 1).split('/') : [];
      if (inside.length > 1) return { name: `${above}/${inside[0]}`, may };
    } else if (path.startsWith(`${folder}/`)) return { name: folder, may };
  }
  return null;
}

const isFilesOnly = new Set(layers.filter((layer) => layer.filesOnly).map((layer) => layer.folder));

/** Whether `may` names the layer `target`. A files-only layer stands for its files and not for what is below. */
export const allows = (may, target, from) =>
  may.some((entry) => {
    if (isFilesOnly.has(entry)) return entry === target;
    return within(target, entry.endsWith('/*') ? posix.join(entry, '..', posix.basename(from)) : entry);
  });

/**
 * What an import names: `{ path }` from the top of the repository (without a guess at its extension),
 * `{ package }`, or null for what only the bundler knows, such as `virtual:…`.
 */
export function resolveImport(fromPath, specifier) {
  const bare = specifier.replace(/[?#].*$/, '');
  if (bare.startsWith('@shared/')) return { path: posix.normalize(`src-shared/${bare.slice(8)}`) };
  if (bare.startsWith('.')) return { path: posix.join(posix.dirname(fromPath), bare) };
  if (bare.startsWith('/')) return { path: bare.slice(1) };
  if (isBuiltin(bare)) return { package: 'node' };
  if (bare.includes(':')) return null;
  const parts = bare.split('/');
  return { package: bare.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0] };
}

export { within };
