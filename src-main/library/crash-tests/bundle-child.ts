import { resolve } from 'node:path';
import { build } from 'vite';

const root = resolve(import.meta.dirname, '../../..');

/**
 * Makes one plain JavaScript file of a child program, which Node starts at once. It lies inside node_modules,
 * where better-sqlite3 is found. Returns its path.
 */
export async function bundleChild(entry: string): Promise<string> {
  const outDir = resolve(root, 'node_modules/.cache/heartdeck-tests');
  const name = `${entry}-${process.pid}.mjs`;
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@shared': resolve(root, 'src-shared') } },
    ssr: { noExternal: true, external: ['better-sqlite3'] },
    build: {
      ssr: resolve(import.meta.dirname, `${entry}.ts`),
      outDir,
      emptyOutDir: false,
      rollupOptions: { output: { entryFileNames: name } },
    },
  });
  return resolve(outDir, name);
}
