import { expect, it } from 'vitest';
import type { RevisionMessage, RevisionSummary } from '@shared/api/models';
import { versionsToCompare } from './versions';

const names = { en: 'Mine', ja: '私の', uk: 'Мій' };
const revision = (
  id: string,
  parent: string | null,
  message: RevisionMessage = { code: 'edited' },
): RevisionSummary => ({
  id,
  parent,
  time: 0,
  message,
  changes: 1,
});
const copied = revision('a', null, { code: 'forked', from: names });
const [b, c, d] = [revision('b', 'a'), revision('c', 'b'), revision('d', 'c')];
const shown = (asked: Parameters<typeof versionsToCompare>[0]): string[] =>
  versionsToCompare(asked).map(({ is, revision: of }) => `${is} ${of}`);

it('compares with what is saved while something is typed', () => {
  const asked = { head: 'd', typed: true, history: [d, c, b, copied], changes: [d, b, copied] };
  expect(shown(asked)).toEqual(['saved d', 'earlier c', 'original a']);
});

it('compares with the version before the last change of the document when nothing is typed', () => {
  const asked = { head: 'd', typed: false, history: [d, c, b, copied], changes: [d, c, copied] };
  expect(shown(asked)).toEqual(['earlier c', 'earlier b', 'original a']);
});

it('names the original once, when only it lies before', () => {
  expect(shown({ head: 'b', typed: false, history: [b, copied], changes: [b, copied] })).toEqual([
    'original a',
  ]);
});

it('has nothing to compare with in a fresh copy and in an original', () => {
  expect(shown({ head: 'a', typed: false, history: [copied], changes: [copied] })).toEqual(['same a']);
  const shipped = revision('s', null, { code: 'shipped' });
  expect(shown({ head: 's', typed: false, history: [shipped], changes: [shipped] })).toEqual(['same s']);
});
