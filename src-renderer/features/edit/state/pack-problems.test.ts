import { expect, it } from 'vitest';
import type { ProblemsFound } from '@shared/api/editing';
import type { Diagnostic } from '@shared/language/diagnostics';
import { packProblems } from './pack-problems';

const problem = (file: string, code: Diagnostic['code'], severity: Diagnostic['severity']): Diagnostic => ({
  file,
  code,
  severity,
  data: {},
});
const found: ProblemsFound = {
  revision: '',
  problems: [
    problem('a', 'unknown-id', 'error'),
    problem('a', 'same-template', 'warning'),
    problem('b', 'bad-json', 'error'),
  ],
  errors: 5,
  warnings: 1,
  files: [
    { path: 'a', errors: 1, warnings: 1 },
    { path: 'b', errors: 4, warnings: 0 },
  ],
};
const document = { key: { pack: 'p', path: 'a' }, diagnostics: [problem('a', 'bad-json', 'error')] };

it('what is typed now comes first and takes the place of what was found in an older text', () => {
  const { list, more, counts } = packProblems(found, document, false);
  expect(list.map(({ file, code }) => `${file} ${code}`)).toEqual(['a bad-json', 'b bad-json']);
  expect([more, counts]).toEqual([3, { errors: 5, warnings: 0 }]);
});

it('a document that was left before the workbench was asked about it is told as it is', () => {
  const left = { key: { pack: 'p', path: 'b' }, diagnostics: [problem('b', 'unknown-id', 'warning')] };
  const { list, more, counts } = packProblems(found, document, false, [], [left]);
  expect(list.map(({ file, code }) => `${file} ${code}`)).toEqual(['a bad-json', 'b unknown-id']);
  expect([more, counts]).toEqual([0, { errors: 1, warnings: 1 }]);
});

const at = (file: string, line?: number, column = 1): Diagnostic => ({
  ...problem(file, 'unknown-id', 'error'),
  ...(line === undefined ? {} : { line, column }),
});

it.each([
  ['a', ['a', 'a 2:1', 'a 2:5', 'b 9:1', 'c 1:1', 'd 1:1']],
  ['b', ['b 9:1', 'c 1:1', 'd 1:1', 'a', 'a 2:1', 'a 2:5']],
  ['bb', ['c 1:1', 'd 1:1', 'a', 'a 2:1', 'a 2:5', 'b 9:1']],
  [null, ['a', 'a 2:1', 'a 2:5', 'b 9:1', 'c 1:1', 'd 1:1']],
])('with %s in front the others follow by place, and then from the beginning', (path, wanted) => {
  const all = [at('a', 2, 5), at('a', 2), at('a'), at('b', 9), at('d', 1)];
  const own = all.filter(({ file }) => file === path);
  const shown = path === null ? null : { key: { pack: 'p', path }, diagnostics: own };
  const { list } = packProblems({ ...found, problems: all }, shown, false, [at('c', 1)]);
  expect(
    list.map(({ file, line, column }) => (line === undefined ? file : `${file} ${line}:${column}`)),
  ).toEqual(wanted);
});

it('what only the pack shows of this very text is told too', () => {
  const { list, counts } = packProblems(found, { ...document, diagnostics: [] }, true);
  expect(list.map(({ code }) => code)).toEqual(['unknown-id', 'same-template', 'bad-json']);
  expect(counts).toEqual({ errors: 5, warnings: 1 });
});
