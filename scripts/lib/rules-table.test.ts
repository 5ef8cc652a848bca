import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ruleIds, type RuleId } from '@shared/help/rules';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

interface Row {
  readonly rule: string;
  readonly file: string;
  readonly functions: readonly string[];
  readonly tests: string;
  readonly title: string;
}

/** The table of docs/engine.md: rule, function in its file, test with its title. */
const rows: readonly Row[] = [
  ...read('docs/engine.md').matchAll(/^\| ([A-Z]\d) \| (`.*`) in (\S+\.ts) \| (\S+\.test\.ts): “(.*)” \|$/gm),
].map(([, rule = '', names = '', file = '', tests = '', title = '']) => ({
  rule,
  functions: names.split(', ').map((name) => name.replaceAll('`', '')),
  file,
  tests,
  title,
}));

const folder = 'src-main/engine/kernel/governing';

/** “E1, E2: …” and “M1 to M4, A9: …” name their rules. */
function namesRule(title: string, rule: RuleId): boolean {
  const [ids = ''] = title.split(':');
  const [, first, last] = new RegExp(`\\b${rule[0] ?? ''}(\\d) to ${rule[0] ?? ''}(\\d)`).exec(ids) ?? [];
  const number = Number(rule[1]);
  const inRange = first !== undefined && Number(first) <= number && number <= Number(last);
  return inRange || new RegExp(`\\b${rule}\\b`).test(ids);
}

it('docs/engine.md has a row for every rule of the kernel, in their order', () => {
  expect(rows.map(({ rule }) => rule)).toEqual(ruleIds);
});

it.each(ruleIds)('%s is kept by the functions and shown by the test that its row names', (rule) => {
  const row = rows.find((one) => one.rule === rule);
  if (!row) throw new Error(`no row for ${rule}`);
  const file = join(folder, row.file);
  expect(existsSync(join(root, file)), file).toBe(true);
  for (const name of row.functions)
    expect(read(file), name).toMatch(new RegExp(`^export (const|function) ${name}\\b`, 'm'));
  expect(read(join(folder, row.tests))).toContain(`describe('${row.title}'`);
  expect(namesRule(row.title, rule), row.title).toBe(true);
});
