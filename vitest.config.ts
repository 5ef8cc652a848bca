import { resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte({ configFile: resolve(import.meta.dirname, 'svelte.config.js') })],
  resolve: { alias: { '@shared': resolve(import.meta.dirname, 'src-shared') } },
  test: {
    include: ['src-*/**/*.test.ts', 'scripts/**/*.test.ts'],
    // No time limit belongs in a test: a slow machine is not a failure. Hangs are ended by scripts/test.mjs.
    testTimeout: 0,
    hookTimeout: 0,
    maxWorkers: 2,
  },
});
