import { join } from 'node:path';
import { ESLint, type Linter } from 'eslint';
import { expect, test } from 'vitest';
import plugin from './plugin.mjs';
import { root, sourceFiles } from './source-files';

/** A rule that fires in its own test and is switched off in eslint.config.js guards nothing. */

const eslint = new ESLint({ cwd: root });
const ours = Object.keys(plugin.rules).map((rule) => `heartdeck/${rule}`);
const inMarkupOnly = ['heartdeck/no-hard-coded-text', 'heartdeck/no-raw-colours'];
/** What keeps the compiler switched on and an `await` from being forgotten. */
const inTypeScript = [
  '@typescript-eslint/await-thenable',
  '@typescript-eslint/no-floating-promises',
  '@typescript-eslint/no-misused-promises',
  '@typescript-eslint/no-unsafe-assignment',
  '@typescript-eslint/switch-exhaustiveness-check',
];
const everywhere = [
  ...ours.filter((rule) => !inMarkupOnly.includes(rule)),
  '@typescript-eslint/no-explicit-any',
  '@typescript-eslint/ban-ts-comment',
  'no-restricted-syntax',
  'no-eval',
  'no-implied-eval',
  'no-new-func',
];

const kinds: readonly [ending: RegExp, rules: readonly string[], atLeast: number][] = [
  [/\.ts$/, [...everywhere, ...inTypeScript], 300],
  [/\.svelte$/, [...everywhere, ...inMarkupOnly], 40],
  [/\.[cm]?js$/, everywhere, 20],
];

/** null: ESLint leaves the file out. */
const configOf = async (file: string): Promise<Linter.Config | null> =>
  ((await eslint.calculateConfigForFile(join(root, file))) as Linter.Config | undefined) ?? null;

const isError = (config: Linter.Config, rule: string): boolean => {
  const entry = config.rules?.[rule];
  return (Array.isArray(entry) ? entry[0] : entry) === 2;
};

test.each(kinds)('in every file %s the rules that guard it are errors', async (ending, rules, atLeast) => {
  const files = sourceFiles().filter((file) => ending.test(file));
  expect(files.length).toBeGreaterThan(atLeast);
  const missing: string[] = [];
  for (const file of files) {
    const config = await configOf(file);
    if (!config) missing.push(`${file}: not linted`);
    else {
      for (const rule of rules) if (!isError(config, rule)) missing.push(`${file}: ${rule}`);
      // An eslint-disable that outlived its reason would hide the next mistake.
      if (config.linterOptions?.reportUnusedDisableDirectives !== 2) missing.push(`${file}: unused disables`);
    }
  }
  expect(missing).toEqual([]);
});
