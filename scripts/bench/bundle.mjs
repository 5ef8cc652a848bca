import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { keepConstants } from '../lib/constants.mjs';
import { root } from '../lib/root.mjs';

/** Bundles a TypeScript file of the bench with the product's own sources; its address. @param {string} entry */
export async function bundle(entry) {
  // A folder and a name for each: Node never loads a second module from the same address.
  const name = basename(entry, '.ts');
  const outDir = join(root, 'node_modules/.cache/heartdeck-bench', name);
  mkdirSync(outDir, { recursive: true });
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { alias: { '@shared': join(root, 'src-shared') } },
    build: {
      ssr: join(root, entry),
      outDir,
      emptyOutDir: true,
      rollupOptions: {
        ...keepConstants,
        // Only electron-vite knows this import, and no bench starts the threads of the lab.
        external: /\?modulePath$/,
        output: { ...keepConstants.output, entryFileNames: `${name}.mjs` },
      },
    },
  });
  return pathToFileURL(join(outDir, `${name}.mjs`)).href;
}

/** @param {string} entry */
export const importBundled = async (entry) => import(await bundle(entry));
