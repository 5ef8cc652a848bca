import { resolve } from 'node:path';
import { build } from 'vite';

const root = resolve(import.meta.dirname, '../..');

/** The worker as one plain file, as electron-vite would make it; `npm test` builds nothing before it tests. */
export async function bundleWorker(): Promise<string> {
  const outDir = resolve(root, 'node_modules/.cache/heartdeck-tests');
  const name = `lab-worker-${process.pid}.mjs`;
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@shared': resolve(root, 'src-shared') } },
    ssr: { noExternal: true },
    build: {
      ssr: resolve(import.meta.dirname, 'worker.ts'),
      outDir,
      emptyOutDir: false,
      rollupOptions: { output: { entryFileNames: name } },
    },
  });
  return resolve(outDir, name);
}
