import { resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';
import { keepConstants } from './scripts/lib/constants.mjs';
import { withLateTitles, withLateWords } from './scripts/lib/late-words.mjs';
import { withoutWorkbenchWords } from './scripts/lib/workbench-words.mjs';

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

/** Monaco has no Ukrainian: its words come from our messages, see src-renderer/editor/nls.ts. */
const monacoWords: Plugin = {
  name: 'heartdeck:monaco-words',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/monaco-editor/esm/vs/nls.js')
      ? `export * from ${JSON.stringify(here('src-renderer/editor/nls.ts'))};`
      : null,
  transform: (code, id) => {
    if (!id.includes('/monaco-editor/esm/vs/')) return undefined;
    if (id.endsWith('/platform/actions/common/actions.js')) return withLateTitles(code);
    return withLateWords(code) ?? undefined;
  },
};

/** The start-up script has a budget: it carries no words that no screen says. */
const screenWords: Plugin = {
  name: 'heartdeck:screen-words',
  enforce: 'pre',
  load: (id) => withoutWorkbenchWords(id),
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
    // Bundled beforehand, its words would be out of reach of the plugin.
    optimizeDeps: { exclude: ['monaco-editor'] },
    plugins: [woff2Only, monacoWords, screenWords, svelte({ configFile: here('svelte.config.js') })],
    build: {
      outDir: here('out/renderer'),
      // electron-vite's default is not to.
      minify: true,
      // The policy takes fonts and pictures from our own address only: none may become a data: URL.
      assetsInlineLimit: 0,
      rollupOptions: {
        // The second page draws for print, in a browser without a window.
        input: { index: here('src-renderer/index.html'), print: here('src-renderer/print.html') },
      },
    },
  },
});
