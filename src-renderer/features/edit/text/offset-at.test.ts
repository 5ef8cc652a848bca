import { expect, it } from 'vitest';
import { createLineIndex } from '@shared/language/source-places';
import { offsetAt } from './offset-at';

const text = 'ab\nc\n\nї漢';

it.each([
  [0, 1, 1],
  [2, 1, 3],
  [3, 2, 1],
  [5, 3, 1],
  [8, 4, 3],
])('character %i is line %i, column %i', (offset, line, column) => {
  expect(offsetAt(text, { line, column })).toBe(offset);
  expect(createLineIndex(text)(offset)).toEqual({ line, column });
});

it('stays inside of the line and the text', () => {
  expect(offsetAt(text, { line: 1, column: 99 })).toBe(2);
  expect(offsetAt(text, { line: 99, column: 1 })).toBe(text.length);
});
