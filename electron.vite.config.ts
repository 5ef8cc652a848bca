import { resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';
import { keepConstants } from './scripts/lib/constants.mjs';

const here = (path: string): string => resolve(import.meta.dirname, path);
const alias = { '@shared': here('src-shared') };

/** Every Chromium reads WOFF2; the second copy of each font would double the size of the application. */
const woff2Only: Plugin = {
  name: 'heartdeck:woff2-only',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('@fontsource') && id.endsWith('.css')
      ? code.replace(/,\s*url\([^)]+\.woff\)\s*format\(['"]woff['"]\)/g, '')
      : null,
};

export default defineConfig({
  main: {
    resolve: { alias },
    build: {
      outDir: here('out/main'),
      rollupOptions: {
        ...keepConstants,
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
    plugins: [woff2Only, svelte({ configFile: here('svelte.config.js') })],
    build: {
      outDir: here('out/renderer'),
      minify: true,
      // The policy takes fonts and pictures from our own address only: none may become a data: URL.
      assetsInlineLimit: 0,
      rollupOptions: { input: here('src-renderer/index.html') },
    },
  },
});
