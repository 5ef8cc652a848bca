import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Linter } from 'eslint';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import plugin from './plugin.mjs';

export type RuleName = keyof typeof plugin.rules;

/** A repository of its own for a test: rules that follow imports read real files. */
export function makeRepository(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'heartdeck-lint-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

/** Runs one of our rules over a text as if it stood at `path`; gives what it said. */
export function lint(rule: RuleName, path: string, text: string, root = '/repository'): string[] {
  const linter = new Linter({ cwd: root, configType: 'flat' });
  const messages = linter.verify(
    text,
    [
      ...svelte.configs.base,
      { files: ['**/*.ts', '**/*.mjs'], languageOptions: { parser: ts.parser } },
      { files: ['**/*.svelte'], languageOptions: { parserOptions: { parser: ts.parser } } },
      { plugins: { heartdeck: plugin }, rules: { [`heartdeck/${rule}`]: 'error' } },
    ],
    { filename: join(root, path) },
  );
  for (const { fatal, message } of messages)
    if (fatal) throw new Error(`the fixture does not parse: ${message}`);
  return messages.map(({ messageId, message }) => messageId ?? message);
}
