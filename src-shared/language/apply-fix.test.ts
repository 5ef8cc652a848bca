import { describe, expect, it } from 'vitest';
import { applyFix } from './apply-fix';
import type { Edit } from './fixes';

const made = (source: string, ...edits: Edit[]): string =>
  applyFix(source, { title: 'replace', data: {}, edits });

// A table reads best with one change a line.
// prettier-ignore
const changes: readonly (readonly [what: string, before: string, edit: Edit, after: string])[] = [
  ['a value', '{ "a": 1 /* one */ }', { at: ['a'], set: 2 }, '{ "a": 2 /* one */ }'],
  ['a list for a value', '{ "a": 1 }', { at: ['a'], set: [{ b: [true, 'x'] }, {}] }, '{ "a": [{ "b": [true, "x"] }, {}] }'],
  ['a new key', '{ "a": 1 }', { at: ['b'], set: 2 }, '{ "a": 1, "b": 2 }'],
  ['a new key behind a comma', '{ "a": 1, }', { at: ['b'], set: 2 }, '{ "a": 1, "b": 2 }'],
  ['a new key on its line', '{\n\t"a": 1\n}', { at: ['b'], set: 2 }, '{\n\t"a": 1,\n\t"b": 2\n}'],
  ['a new key behind a comment', '{\n  "a": 1 // one\n}', { at: ['b'], set: 2 }, '{\n  "a": 1, // one\n  "b": 2\n}'],
  ['a new key behind a comma on its line', '{\r\n  "a": 1,\r\n}', { at: ['b'], set: 2 }, '{\r\n  "a": 1,\r\n  "b": 2,\r\n}'],
  ['the first key', '{}', { at: ['a'], set: 'x' }, '{ "a": "x" }'],
  ['the first key beside a comment', '{ /* none */ }', { at: ['a'], set: 1 }, '{ /* none */ \n"a": 1\n}'],
  ['a new entry', '[1, 2]', { at: [2], set: 3 }, '[1, 2, 3]'],
  ['the first entry', '{ "a": [] }', { at: ['a', 0], set: 1 }, '{ "a": [1] }'],
  ['an entry of a list that is not there', '{ "a": 1 }', { at: ['b', 0], set: 1 }, '{ "a": 1, "b": [1] }'],
  ['a key of what is no object', '{ "a": 1 }', { at: ['a', 'b'], set: 1 }, '{ "a": 1 }'],
  ['a key gone', '{ "a": 1, "b": 2 }', { at: ['a'], remove: true }, '{ "b": 2 }'],
  ['the last key gone', '{ "a": 1, "b": 2 }', { at: ['b'], remove: true }, '{ "a": 1 }'],
  ['the only key gone', '{ "a": 1 }', { at: ['a'], remove: true }, '{}'],
  ['a line gone', '{\n  "a": 1,\n  "b": 2,\n  "c": 3\n}', { at: ['b'], remove: true }, '{\n  "a": 1,\n  "c": 3\n}'],
  ['the last line gone', '{\n  "a": 1, // one\n  "b": 2\n}', { at: ['b'], remove: true }, '{\n  "a": 1 // one\n}'],
  ['a line gone, its comment kept', '{\n  "a": 1, // one\n  "b": 2\n}', { at: ['a'], remove: true }, '{\n  // one\n  "b": 2\n}'],
  ['a comment before it kept', '{\n  // first\n  "a": 1,\n  "b": 2\n}', { at: ['a'], remove: true }, '{\n  // first\n  "b": 2\n}'],
  ['a comment before its comma kept', '{ "a": 1 /* one */, "b": 2 }', { at: ['a'], remove: true }, '{ /* one */ "b": 2 }'],
  ['an entry gone', '[1, 2, 3]', { at: [1], remove: true }, '[1, 3]'],
  ['the only entry gone, a comment kept', '[\n  1 // one\n]', { at: [0], remove: true }, '[\n  // one\n]'],
  ['another name', '{ "a" /* key */: [1 /* one */] }', { at: ['a'], rename: 'b' }, '{ "b" /* key */: [1 /* one */] }'],
  ['no name for an entry', '[1]', { at: [0], rename: 'b' }, '[1]'],
  ['made a list', '{ "a": { "b": 1 } }', { at: ['a'], wrap: true }, '{ "a": [{ "b": 1 }] }'],
  ['made no list', '{ "a": [{ "b": 1 }, /* all */] }', { at: ['a'], unwrap: true }, '{ "a": { "b": 1 } /* all */ }'],
  ['a list of two', '{ "a": [1, 2] }', { at: ['a'], unwrap: true }, '{ "a": [1, 2] }'],
  ['signs', '“a”', { from: 0, to: 1, put: '"' }, '"a”'],
  ['what is not there', '{ "a": 1 }', { at: ['b'], remove: true }, '{ "a": 1 }'],
  ['in no document', '', { at: ['b'], set: 1 }, ''],
];

describe('a fix', () => {
  it.each(changes)('%s', (_what, before, edit, after) => expect(made(before, edit)).toBe(after));

  it('makes its changes of signs at once, in the places of the text as it was', () => {
    expect(made('“a”', { from: 0, to: 1, put: '"' }, { from: 2, to: 3, put: '"' })).toBe('"a"');
  });
  it('makes its other changes one after the other', () => {
    const source = '{ "min": 2, "max": 1 }';
    expect(made(source, { at: ['min'], set: 1 }, { at: ['max'], set: 2 })).toBe('{ "min": 1, "max": 2 }');
  });
});
