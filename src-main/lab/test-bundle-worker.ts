import { basename, resolve } from 'node:path';
import { build } from 'vite';

const root = resolve(import.meta.dirname, '../..');

/** A worker as one plain file, as electron-vite would make it; `npm test` builds nothing before it tests. */
export async function bundleWorker(entry = resolve(import.meta.dirname, 'worker.ts')): Promise<string> {
  const outDir = resolve(root, 'node_modules/.cache/heartdeck-tests');
  const name = `${basename(entry, '.ts')}-${process.pid}.mjs`;
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@shared': resolve(root, 'src-shared') } },
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: false,
      rollupOptions: { output: { entryFileNames: name } },
    },
  });
  return resolve(outDir, name);
}
