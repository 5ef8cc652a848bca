import { resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'electron-vite';

const here = (path: string): string => resolve(import.meta.dirname, path);
const alias = { '@shared': here('src-shared') };

export default defineConfig({
  main: {
    resolve: { alias },
    build: {
      outDir: here('out/main'),
      rollupOptions: {
        // Every entry has its name: the hosts start each other's files by these.
        input: {
          electron: here('src-main/hosts/electron/main.ts'),
          web: here('src-main/hosts/web/main.ts'),
          cli: here('src-main/cli/main.ts'),
        },
      },
    },
  },
  preload: {
    resolve: { alias },
    build: {
      outDir: here('out/preload'),
      // A sandboxed window loads one CommonJS file and nothing beside it.
      externalizeDeps: false,
      rollupOptions: {
        input: { preload: here('src-main/hosts/electron/preload.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: here('src-renderer'),
    resolve: { alias },
    plugins: [svelte({ configFile: here('svelte.config.js') })],
    build: {
      outDir: here('out/renderer'),
      minify: true,
      rollupOptions: { input: here('src-renderer/index.html') },
    },
  },
});
