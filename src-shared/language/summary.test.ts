import { expect, test } from 'vitest';
import { summarise } from './summary';

const names = { en: 'Playing House', ja: 'おままごと', uk: 'Гра в дім' };
const card = { id: 'home-2', names, home: 'home', devotion: 2, fire: [{ do: 'draw', n: 1 }] };
const nothing = { names: null, number: null, group: null, face: null };
const face = { ap: null, sp: null, pe: null, quick: false };

const cases: readonly [what: string, source: string, expected: object][] = [
  ['a whole card', JSON.stringify(card), { names, number: 2, group: 'home', face: null }],
  [
    'comments and commas',
    `// hello\n{ "devotion": 3, /* x */ "home": "town", }`,
    { number: 3, group: 'town' },
  ],
  ['one name for all', '{ "name": "Alone" }', { names: { en: 'Alone', ja: 'Alone', uk: 'Alone' } }],
  ['a missing language', '{ "names": { "en": "x", "ja": "y" } }', nothing],
  ['wrong types', '{ "names": 3, "devotion": "2", "home": ["home"] }', nothing],
  ['a number beyond all', '{ "devotion": 1e999 }', nothing],
  ['half a surrogate pair', '{ "home": "\\ud800" }', nothing],
  ['a very long group', JSON.stringify({ home: 'x'.repeat(61) }), nothing],
  ['a list', '[1, 2]', nothing],
  ['no JSON', 'hello', nothing],
  ['nothing', '', nothing],
  ['a prototype', '{ "__proto__": { "devotion": 5 } }', nothing],
  [
    'a Furre',
    '{ "type": "furre", "ap": 4, "sp": 5, "pe": 3 }',
    { number: 4, group: 'furre', face: { ...face, type: 'furre', ap: 4, sp: 5, pe: 3 } },
  ],
  [
    'a quick Action',
    '{ "type": "action", "quick": true, "ap": 1 }',
    { number: 1, group: 'action', face: { ...face, type: 'action', ap: 1, quick: true } },
  ],
  [
    'a price that the player names',
    '{ "type": "action", "ap": "X" }',
    { number: null, group: 'action', face: { ...face, type: 'action', ap: 'X' } },
  ],
  [
    'a card with nothing right but its type',
    '{ "type": "haven", "ap": "Y", "sp": "3", "pe": 1e999, "quick": 1 }',
    { number: null, group: 'haven', face: { ...face, type: 'haven' } },
  ],
  ['no type of card', '{ "type": "toString", "ap": 3 }', nothing],
  ['half a document', '{ "devotion": 4, "names": {', { number: 4, names: null }],
];
test.each(cases)('%s', (_what, source, expected) => {
  expect(summarise('cards/home-2.json', source)).toMatchObject({ kind: 'card', id: 'home-2', ...expected });
});

test('texts are every string value, in order, and no key', () => {
  const summary = summarise('cards/home-2.json', JSON.stringify(card));
  expect(summary?.texts).toEqual(['home-2', names.en, names.ja, names.uk, 'home', 'draw']);
});

test('only definitions have a summary', () => {
  expect(summarise('pack.json', '{}')).toBeNull();
  expect(summarise('art/home-1.png', '{}')).toBeNull();
  expect(summarise('../cards/x.json', '{}')).toBeNull();
});

test('a large list and deep nesting are read', () => {
  const wide = JSON.stringify({ list: Array.from({ length: 120_000 }, () => 'x') });
  expect(summarise('rules/main.json', wide)?.texts).toHaveLength(120_000);
  const deep = `${'['.repeat(900)}"x"${']'.repeat(900)}`;
  expect(summarise('rules/main.json', deep)?.texts).toEqual(['x']);
  const hostile = '['.repeat(250_000);
  expect(summarise('rules/main.json', hostile)).toMatchObject({ id: 'main', ...nothing });
});
