import { describe, expect, it } from 'vitest';
import { plainMarkdown } from './assist';
import { foldsOf } from './json-text';
import { lengthAt } from './markers';
import { keyOfUri } from './models';
import { fillWords, wordsFor, localize, localize2 } from './nls';
import { TabWayOut } from './tab-way-out.svelte';
import { hexOf } from './theme.svelte';

it.each([
  ['rgb(180, 43, 81)', '#b42b51'],
  ['rgba(42, 36, 48, 0.05)', '#2a24300d'],
])('a computed colour %s is %s for Monaco', (computed, hex) => {
  expect(hexOf(computed)).toBe(hex);
});

it.each([
  ['"do": "draw"', 1, 4],
  ['"do": "dr\\"aw", 1', 7, 8],
  ['"open', 1, 5],
  ['12.5, 3', 1, 4],
  ['слово-і', 1, 7],
  ['', 1, 1],
  ['}', 5, 1],
])('in %j at %i the marked part has the length %i', (line, column, length) => {
  expect(lengthAt(line, column)).toBe(length);
});

describe('folds', () => {
  it.each([
    [
      '{\n"a": [\n1,\n2\n]\n}',
      [
        { start: 2, end: 4 },
        { start: 1, end: 5 },
      ],
    ],
    ['{ "a": [1] }', []],
    ['{\n// {\n"a": "{",\n"b": 1\n', []],
    [']}', []],
  ])('of %j', (text, folds) => {
    expect(foldsOf(text)).toEqual(folds);
  });
});

it('an address names a document only if it is ours', () => {
  expect(keyOfUri({ scheme: 'heartdeck', authority: 'mine', path: '/cards/a.json' })).toEqual({
    pack: 'mine',
    path: 'cards/a.json',
  });
  expect(keyOfUri({ scheme: 'inmemory', authority: '', path: '/1' })).toBeNull();
});

it('Monaco’s words come from the table, and stay English where it has none', () => {
  expect(localize(1, 'Cut')).toBe(wordsFor('Cut'));
  expect(localize(1, '{0} of {1}', 2, 7)).toBe('2 of 7');
  expect(localize(1, 'Of no table {0}', 'x')).toBe('Of no table x');
  expect(localize2(1, 'Quick Fix...')).toEqual({ value: 'Fixes…', original: 'Quick Fix...' });
  expect(fillWords('{0} {1}', ['a'])).toBe('a {1}');
});

it('strangers’ words stay words in a hover', () => {
  expect(plainMarkdown('[x](http://a) <b>').value).toBe('\\[x\\]\\(http://a\\) \\<b\\>');
});

it('Escape, then Tab leaves; another key in between does not', () => {
  const way = new TabWayOut(() => null);
  const press = (key: string): void => way.onkey({ key, isComposing: false });
  press('Escape');
  expect(way.leaves).toBe(true);
  press('Shift');
  expect(way.leaves).toBe(true);
  press('a');
  expect(way.leaves).toBe(false);
  way.onkey({ key: 'Escape', isComposing: true });
  expect(way.leaves).toBe(false);
});
