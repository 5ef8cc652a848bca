import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const include = ['src-*/**/*.test.ts', 'scripts/**/*.test.ts'];
/** Those that put something else in the place of a module or a global. What they do must not reach other files. */
const alone = globSync(include, { cwd: import.meta.dirname }).filter((file) =>
  /\bvi\.(mock|doMock|hoisted|stub|spyOn|useFakeTimers)/.test(
    readFileSync(resolve(import.meta.dirname, file), 'utf8'),
  ),
);

export default defineConfig({
  plugins: [svelte({ configFile: resolve(import.meta.dirname, 'svelte.config.js') })],
  resolve: { alias: { '@shared': resolve(import.meta.dirname, 'src-shared') } },
  test: {
    // No time limit belongs in a test: a slow machine is not a failure. Hangs are ended by scripts/test.mjs.
    testTimeout: 0,
    hookTimeout: 0,
    maxWorkers: 2,
    projects: [
      // To load the application anew for each of these files would take as long as a quarter of the tests.
      { extends: true, test: { name: 'together', include, exclude: alone, isolate: false } },
      { extends: true, test: { name: 'alone', include: alone } },
    ],
  },
});
