import { expect, it } from 'vitest';
import type { Diagnostic } from '@shared/language/diagnostics';
import { sameFix, sameProblem } from './same-problem';

const problem = (found: string, line: number, at?: string): Diagnostic => ({
  code: 'unknown-word',
  severity: 'error',
  file: 'a',
  line,
  column: 1,
  data: { found },
  ...(at === undefined ? {} : { at }),
});
const wanted = problem('drwa', 4, 'fire.0.do');

it.each<[string, readonly Diagnostic[], Diagnostic | null]>([
  ['where it was', [wanted], wanted],
  ['further down', [problem('drwa', 9, 'fire.0.do')], problem('drwa', 9, 'fire.0.do')],
  ['two alike, one where it was', [problem('drwa', 9, 'fire.0.do'), wanted], wanted],
  ['two alike, both elsewhere', [problem('drwa', 8, 'fire.0.do'), problem('drwa', 9, 'fire.0.do')], null],
  ['another word', [problem('drow', 4, 'fire.0.do')], null],
  ['another place of the document', [problem('drwa', 4, 'fire.1.do')], null],
  ['nothing', [], null],
])('%s', (_what, problems, found) => {
  expect(sameProblem(problems, wanted)).toEqual(found);
});

it('a fix is known by what its button says', () => {
  const fix = { title: 'replace', data: { to: 'draw' }, edits: [{ from: 1, to: 2, put: 'x' }] } as const;
  const now = { ...fix, edits: [{ from: 5, to: 6, put: 'x' }] };
  const other = { ...now, data: { to: 'deal' } };
  expect(sameFix([other, now], { ...fix, edits: [...fix.edits] })).toBe(now);
  expect(sameFix([other], { ...fix, edits: [...fix.edits] })).toBeNull();
});
