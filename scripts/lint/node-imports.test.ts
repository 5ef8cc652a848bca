import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from './source-files';

/**
 * A named import that an older Node does not have is a SyntaxError before a line of ours runs, so nobody could
 * be told that their Node is too old. `engines` in package.json says who must at least be told. What came
 * later is used through the module's default export.
 */
const oldest = [20, 0, 0] as const;

const imports = /^import (?!type )(?:[\w$]+, )?\{([^}]*)\} from '(?:node:)([\w/]+)';/gm;

/** "crc32 as checksum, type Zlib" → crc32 */
const valuesIn = (list: string): string[] =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('type '))
    .map((part) => part.replace(/ as .*/, ''));

const types = (module: string): string => {
  const file = join(root, 'node_modules/@types/node', `${module}.d.ts`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/** The versions in the comment right above a declaration: "@since v22.2.0, v20.15.0". */
function sinceOf(module: string, name: string): (readonly number[])[] {
  // At the start of a line: examples in comments declare things too.
  const declared = new RegExp(`^ *(?:export )?(?:function|class|const|let|var) ${name}\\b`, 'm').exec(
    types(module),
  );
  const above = declared ? types(module).slice(0, declared.index) : '';
  const comment = /\/\*\*(?:(?!\*\/)[^])*\*\/\s*$/.exec(above.slice(-20_000))?.[0] ?? '';
  const since = /@since ([^\n]*)/.exec(comment)?.[1] ?? '';
  return [...since.matchAll(/v(\d+)\.(\d+)\.(\d+)/g)].map((version) => version.slice(1).map(Number));
}

const isOlder = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((part, index) => part !== b[index]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
};

const isTooNew = (module: string, name: string): boolean => {
  const since = sinceOf(module, name);
  return since.length > 0 && since.every((version) => isOlder(oldest, version));
};

const known: readonly [module: string, name: string, tooNew: boolean][] = [
  ['zlib', 'crc32', true],
  ['zlib', 'gzipSync', false],
  ['crypto', 'hash', true],
  ['crypto', 'createHash', false],
  ['util', 'styleText', true],
  ['fs', 'readFileSync', false],
];
test.each(known)('%s.%s: too new %s', (module, name, tooNew) => {
  expect(sinceOf(module, name)).not.toEqual([]);
  expect(isTooNew(module, name)).toBe(tooNew);
});

test('nothing that a start needs is missing in an older Node', () => {
  const files = sourceFiles().filter(
    (file) => /^(?:src-main|src-shared|scripts)\b/.test(file) && !/test|attacks|bench|lint/.test(file),
  );
  const seen = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(imports)].flatMap(([, list = '', module = '']) =>
      valuesIn(list).map((name) => ({ file, module, name })),
    ),
  );
  expect(seen.length).toBeGreaterThan(50);
  const tooNew = seen.filter(({ module, name }) => isTooNew(module, name));
  expect(tooNew).toEqual([]);
});

test('the starts that a Node of one’s own may run do without import.meta.dirname, which came with 20.11', () => {
  for (const file of ['src-main/cli/main.ts', 'src-main/hosts/web/main.ts']) {
    expect(readFileSync(join(root, file), 'utf8'), file).not.toMatch(/\(import\.meta\.(?:dirname|filename)/);
  }
});
