import { expect, it } from 'vitest';
import type { CellState, TranslationRow } from '@shared/forms/translations/types';
import { countRows, rowKey, shownRows } from './filter-rows';
import { drawnRows, moveTo } from './table-moves';

const row = (path: string, text: string, state: CellState = 'said'): TranslationRow => ({
  is: 'words',
  path,
  way: ['names'],
  cells: {
    en: { text, state: 'said' },
    ja: { text: null, state },
    uk: { text: 'п’ять', state: 'said' },
  },
});
const rows = [row('a', 'One'), row('b', 'Two', 'missing'), row('c', 'One', 'same'), row('d', 'x', 'stale')];
const paths = (found: readonly TranslationRow[]): string => found.map(({ path }) => path).join('');

it.each([
  ['all', '', 'abcd'],
  ['missing', '', 'bc'],
  ['stale', '', 'd'],
  ['missing', 'one', 'c'],
  ['all', "п'ять", 'abcd'],
  ['all', 'nothing', ''],
] as const)('filter %s with “%s” shows %s', (filter, search, shown) => {
  expect(paths(shownRows(rows, filter, search, new Set()))).toBe(shown);
});

it('counts, and keeps a row in sight that was shown before', () => {
  expect(countRows(rows)).toEqual({ all: 4, missing: 2, stale: 1 });
  const kept = new Set<string>();
  shownRows(rows, 'missing', '', kept);
  const translated = rows.map((one) => row(one.path, 'Now said'));
  expect(paths(shownRows(translated, 'missing', '', kept))).toBe('bc');
});

it('one name for all languages stays the same row when it becomes three', () => {
  expect(rowKey({ ...row('a', ''), is: 'name', way: ['name'] })).toBe(rowKey(row('a', '')));
});

it.each([
  ['ArrowDown', 0, 'en', 1, 'en'],
  ['Enter', 8, 'uk', 9, 'uk'],
  ['PageDown', 5, 'ja', 9, 'ja'],
  ['PageUp', 5, 'ja', 0, 'ja'],
  ['ArrowRight', 3, 'en', 3, 'ja'],
  ['ArrowLeft', 3, 'uk', 3, 'ja'],
] as const)('%s from row %i, %s leads to row %i, %s', (key, from, language, to, column) => {
  expect(moveTo(key, { row: from, language }, 10)).toEqual({ row: to, language: column });
});
it.each([
  ['ArrowUp', 0, 'en'],
  ['Enter', 9, 'en'],
  ['ArrowLeft', 4, 'en'],
  ['ArrowRight', 4, 'uk'],
  ['a', 4, 'uk'],
] as const)('%s from row %i, %s leads nowhere', (key, from, language) => {
  expect(moveTo(key, { row: from, language }, 10)).toBeNull();
});

it('draws what is in sight, and the row that is written in wherever it is', () => {
  expect(drawnRows(3, 50, 0, 500, null)).toEqual([0, 1, 2]);
  const many = drawnRows(3000, 50, 50_000, 500, 7);
  expect([many[0], many[1], many.at(-1)]).toEqual([7, 996, 1014]);
  expect(drawnRows(3000, 50, 0, 500, 2900).at(-1)).toBe(2900);
  expect(drawnRows(5, 50, 0, 100, 9)).toEqual([0, 1, 2, 3, 4]);
});
