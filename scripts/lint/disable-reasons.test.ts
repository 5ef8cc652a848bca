import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unexplainedDisables } from './disable-reasons.mjs';
import { root, sourceFiles } from './source-files';

const off = 'eslint-' + 'disable';
const configured = 'es' + 'lint no-eval: 0';

const rows: readonly [line: string, explained: boolean][] = [
  [`// ${off}-next-line no-eval -- the page is our own`, true],
  [`foo(); // ${off}-line no-eval -- the page is our own`, true],
  [`/* ${off} no-eval -- made by a machine */`, true],
  [`<!-- ${off} svelte/x -- the list is fixed -->`, true],
  [`// a word about ${off} in a sentence`, true],
  [`// ${off}-next-line no-eval`, false],
  [`// ${off}-next-line no-eval --`, false],
  [`// ${off}-next-line no-eval: the page is our own`, false],
  [`/* ${off} */ const a = b -- c;`, false],
  [`/* ${off} no-eval */`, false],
  [`<!-- ${off} svelte/x -->`, false],
  [`/* ${configured} */`, false],
  [`/* ${configured} -- the page is our own */`, true],
];

test.each(rows)('%s: %s', (line, explained) => {
  expect(unexplainedDisables(`first();\n${line}\nlast();\n`)).toEqual(explained ? [] : [2]);
});

test('every rule that is switched off has its reason on the same line', () => {
  const files = sourceFiles();
  expect(files.length).toBeGreaterThan(300);
  const unexplained = files.flatMap((file) =>
    unexplainedDisables(readFileSync(join(root, file), 'utf8')).map((line) => `${file}:${line}`),
  );
  expect(unexplained).toEqual([]);
});
