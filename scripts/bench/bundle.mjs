import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from '../lib/root.mjs';

/** Bundles a TypeScript file of the bench with the product's own sources and imports it. @param {string} entry */
export async function importBundled(entry) {
  const outDir = join(root, 'node_modules/.cache/heartdeck-bench');
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
      rollupOptions: { output: { entryFileNames: 'entry.mjs' } },
    },
  });
  return import(pathToFileURL(join(outDir, 'entry.mjs')).href);
}
