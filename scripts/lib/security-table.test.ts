import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const host = 'src-main/hosts/electron';

interface Point {
  readonly number: number;
  readonly name: string;
  readonly how: string;
  readonly shown: string;
}

/** The table of docs/security.md: point, how it is kept, what shows it. */
const points: readonly Point[] = [
  ...read('docs/security.md').matchAll(/^\| (\d+)\. (.+?) \| (.+?) \| (.+) \|$/gm),
].map(([, number = '', name = '', how = '', shown = '']) => ({ number: Number(number), name, how, shown }));

const filesIn = (how: string): string[] =>
  [...how.matchAll(/[\w./-]+\.(?:ts|html|yml)\b/g)].map(([file]) =>
    file.includes('/') || file.endsWith('.yml') ? file : `${host}/${file}`,
  );

const testsIn = (shown: string): { file: string; title: string }[] =>
  [...shown.matchAll(/(\S+\.spec\.ts): “(.+?)”(?=;|$)/g)].map(([, file = '', title = '']) => ({
    file,
    title,
  }));

it('docs/security.md has the twenty points of Electron’s checklist, in their order', () => {
  expect(points.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
});

it.each(points)('$name: its files and the tests that show it are there', ({ how, shown }) => {
  for (const file of filesIn(how)) expect(existsSync(join(root, file)), file).toBe(true);
  const tests = testsIn(shown);
  expect(tests).not.toEqual([]);
  for (const { file, title } of tests) {
    const opening = ["'", '`'].map((quote) => `test(${quote}${title}${quote}`);
    expect(
      opening.some((start) => read(file).includes(start)),
      `${file}: ${title}`,
    ).toBe(true);
  }
});

it('the version that users get is the one that the table names', () => {
  const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: { electron: string } };
  expect(points[15]?.how).toContain(` ${devDependencies.electron}.`);
});
