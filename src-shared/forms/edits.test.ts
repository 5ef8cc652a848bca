import { describe, expect, it } from 'vitest';
import type { PlainValue } from '@shared/language/fixes';
import type { DefinedGame } from '@shared/games/index';
import { addEntry, addField, changeWord, moveEntry, removeEntry, removeField, setField } from './edits';
import { fieldAt } from './field-at';
import { formOf } from './form-of';
import { ids } from './test-documents';
import type { FormRequest, Way } from './types';

const requestFor = (text: string, path = 'cards/a.json', game: DefinedGame = 'ygios'): FormRequest => ({
  game,
  path,
  text,
  language: 'en',
  ids: ids[game],
});

describe('setField', () => {
  const order = ['id', 'a', 'b', 'c'];
  const table: readonly (readonly [
    what: string,
    before: string,
    path: Way,
    value: PlainValue,
    after: string,
  ])[] = [
    ['a value', '{ "a":  1, /* x */ "b": 2 }', ['a'], 3, '{ "a":  3, /* x */ "b": 2 }'],
    ['the same value', '{ "a":  1e0 }', ['a'], 1, '{ "a":  1e0 }'],
    [
      'a key in its place',
      '{\n  "id": "x",\n  "c": 1\n}',
      ['a'],
      2,
      '{\n  "id": "x",\n  "a": 2,\n  "c": 1\n}',
    ],
    ['a key before the others', '{\n  "c": 1\n}', ['b'], 2, '{\n  "b": 2,\n  "c": 1\n}'],
    ['a key behind a comment', '{\n  "a": 1 // x\n}', ['b'], 2, '{\n  "a": 1, // x\n  "b": 2\n}'],
    ['a key below a comment', '{\n  // of c\n  "c": 1\n}', ['a'], 2, '{\n  "a": 2,\n  // of c\n  "c": 1\n}'],
    ['a key in a line', '{ "a": 1 }', ['b'], 2, '{ "a": 1, "b": 2 }'],
    ['a key behind a comma', '{\n  "a": 1,\n}', ['b'], 2, '{\n  "a": 1,\n  "b": 2,\n}'],
    ['a key in a line with a comment', '{ "a": 1 // x\n}', ['b'], 2, '{ "a": 1, // x\n"b": 2\n}'],
    ['into nothing', '{}', ['a'], 1, '{ "a": 1 }'],
    ['into a comment', '{ // x\n}', ['a'], 1, '{ // x\n  "a": 1\n}'],
    ['deep into nothing', '{ "id": "x" }', ['a', 'b'], 1, '{ "id": "x", "a": { "b": 1 } }'],
    [
      'words over lines',
      '{\n  "id": "x"\n}',
      ['a'],
      { en: 'A', ja: 'B', uk: 'C' },
      '{\n  "id": "x",\n  "a": {\n    "en": "A",\n    "ja": "B",\n    "uk": "C"\n  }\n}',
    ],
    [
      'with the breaks and steps of the text',
      '{\r\n\t"id": "x"\r\n}',
      ['a'],
      [{ b: 1 }],
      '{\r\n\t"id": "x",\r\n\t"a": [\r\n\t\t{ "b": 1 }\r\n\t]\r\n}',
    ],
    [
      'only what differs inside',
      '{ "a": { /* x */ "b": 1, // y\n "c": 2 } }',
      ['a'],
      { b: 1, c: 3 },
      '{ "a": { /* x */ "b": 1, // y\n "c": 3 } }',
    ],
    ['a longer list', '{ "a": [1, /* x */ 2] }', ['a'], [1, 2, 3], '{ "a": [1, /* x */ 2, 3] }'],
    ['a shorter list', '{ "a": [1, 2, 3] }', ['a'], [1], '{ "a": [1] }'],
    ['another kind of value', '{ "a": { "b": 1 } }', ['a'], 'X', '{ "a": "X" }'],
    ['nowhere', '{ "a": 1 }', ['a', 'b'], 2, '{ "a": 1 }'],
  ];
  it.each(table)('%s', (_, before, path, value, after) => {
    expect(setField(before, path, value, order)).toBe(after);
  });
});

describe('removeField and removeEntry', () => {
  const table: readonly (readonly [what: string, before: string, path: Way, after: string])[] = [
    ['a line', '{\n  "a": 1,\n  "b": 2\n}', ['a'], '{\n  "b": 2\n}'],
    ['the last line', '{\n  "a": 1,\n  "b": 2\n}', ['b'], '{\n  "a": 1\n}'],
    ['comments stay', '{\n  // x\n  "a": 1, // y\n  "b": 2\n}', ['a'], '{\n  // x\n  // y\n  "b": 2\n}'],
    ['an entry', '{ "a": [1, 2, 3] }', ['a', 1], '{ "a": [1, 3] }'],
    ['the only entry', '{ "a": [1] }', ['a', 0], '{ "a": [] }'],
    ['nothing there', '{ "a": 1 }', ['b'], '{ "a": 1 }'],
    ['the whole', '{ "a": 1 }', [], '{ "a": 1 }'],
  ];
  it.each(table)('%s', (_, before, path, after) => {
    expect(removeField(before, path)).toBe(after);
    const index = path.at(-1);
    if (typeof index === 'number') expect(removeEntry(before, path.slice(0, -1), index)).toBe(after);
  });
});

describe('moveEntry', () => {
  const table: readonly (readonly [what: string, before: string, from: number, to: number, after: string])[] =
    [
      ['in a line', '[1, 2, 3]', 0, 2, '[2, 3, 1]'],
      ['over lines', '[\n  1,\n  2,\n  3\n]', 2, 0, '[\n  3,\n  1,\n  2\n]'],
      ['its comment above', '[\n  1,\n  // two\n  2\n]', 1, 0, '[\n  // two\n  2,\n  1\n]'],
      ['its comment behind', '[\n  1, // one\n  2 // two\n]', 0, 1, '[\n  2, // two\n  1 // one\n]'],
      ['a comment in the line', '[1, /* two */ 2, 3]', 1, 2, '[1, 3, /* two */ 2]'],
      ['a comment before the comma', '[1 /* one */, 2]', 0, 1, '[2, 1 /* one */]'],
      ['a comment of the list stays', '[ // all\n  1,\n  2\n]', 1, 0, '[ // all\n  2,\n  1\n]'],
      ['a comment to the line’s end', '[1, 2, // two\n  3]', 1, 0, '[2, // two\n1,\n  3]'],
      ['with a comma behind the last', '[\n  1,\n  2,\n]', 0, 1, '[\n  2,\n  1,\n]'],
      ['nowhere', '[1, 2]', 0, 5, '[1, 2]'],
      ['to where it is', '[1, 2]', 1, 1, '[1, 2]'],
    ];
  it.each(table)('%s', (_, before, from, to, after) => {
    expect(moveEntry(before, [], from, to)).toBe(after);
  });
});

const card = (rest: string): string =>
  `{\n  "id": "a",\n  "name": "A",\n  "home": "town",\n  "devotion": 1${rest}\n}`;
const skilled = (skills: string): string =>
  `{ "id": "a", "name": "A", "type": "treat", "ap": 1, "skills": [${skills}] }`;

describe('addEntry', () => {
  const draw = card(',\n  "fire": [\n    { "do": "draw", "n": 3 } // three\n  ]');
  const table: readonly (readonly [
    what: string,
    request: FormRequest,
    list: Way,
    word: string,
    at: number | undefined,
    after: string,
  ])[] = [
    [
      'a list that is not there',
      requestFor(card(',\n  "flavour": { "en": "F" }')),
      ['fire'],
      'draw',
      undefined,
      card(',\n  "fire": [\n    { "do": "draw", "n": 1 }\n  ],\n  "flavour": { "en": "F" }'),
    ],
    [
      'behind the others',
      requestFor(draw),
      ['fire'],
      'putBack',
      undefined,
      card(',\n  "fire": [\n    { "do": "draw", "n": 3 }, // three\n    { "do": "putBack" }\n  ]'),
    ],
    [
      'before the others',
      requestFor(draw),
      ['fire'],
      'putBack',
      0,
      card(',\n  "fire": [\n    { "do": "putBack" },\n    { "do": "draw", "n": 3 } // three\n  ]'),
    ],
    ['a word that nobody knows', requestFor(draw), ['fire'], 'dance', undefined, draw],
    ['no list', requestFor(draw), ['devotion'], 'draw', undefined, draw],
    [
      'in a step of a skill',
      requestFor(skilled('{ "on": "end", "do": [{ "do": "draw", "n": 1 }] }'), 'cards/a.json', 'governing'),
      ['skills', 0, 'do'],
      'token',
      undefined,
      skilled(
        '{ "on": "end", "do": [{ "do": "draw", "n": 1 }, { "do": "token", "token": "confetti", "n": 1 }] }',
      ),
    ],
  ];
  it.each(table)('%s', (_, request, list, word, at, after) => {
    expect(addEntry(request, list, word, at)).toBe(after);
  });
});

describe('changeWord', () => {
  const step = (written: string): FormRequest => requestFor(card(`,\n  "fire": [${written}]`));
  const table: readonly (readonly [what: string, before: string, word: string, after: string])[] = [
    [
      'keeps what both know',
      '{ "do": "draw", "who": "foe", "n": 3 }',
      'discard.hand',
      '{ "do": "discard", "who": "foe", "from": "hand", "n": 3 }',
    ],
    [
      'drops what the new one lacks',
      '{ "do": "draw", "n": 3, "may": true }',
      'putBack',
      '{ "do": "putBack", "may": true }',
    ],
    [
      'keeps no value that means something else',
      '{ "do": "flip", "pick": { "of": "foe" }, "to": "down" }',
      'move.pick',
      '{ "do": "move", "pick": { "of": "foe" }, "to": { "beside": "there" } }',
    ],
    ['to the same word', '{ "do": "draw", "n": 3 }', 'draw', '{ "do": "draw", "n": 3 }'],
    ['of what nobody knows', '{ "do": "dance", "n": 3 }', 'draw', '{ "do": "draw", "n": 3 }'],
    [
      'keeps comments',
      '{ "do": "draw", /* x */ "n": 3 }',
      'gain',
      '{ "do": "gain", "all": { "is": "this" }, /* x */ "n": 3 }',
    ],
  ];
  it.each(table)('%s', (_, before, word, after) => {
    expect(changeWord(step(before), ['fire', 0], word)).toBe(step(after).text);
  });
});

describe('a form of a document that is not right', () => {
  const formFor = (text: string, path?: string, game?: DefinedGame) => formOf(requestFor(text, path, game));
  it('has none for a text that can’t be read, and for no document', () => {
    expect(formFor('{ "id": ')).toEqual({ ok: false, error: 'unreadable' });
    expect(formFor('[]')).toEqual({ ok: false, error: 'unreadable' });
    expect(formFor('{ "a": 1, "a": 2 }')).toEqual({ ok: false, error: 'unreadable' });
    expect(formFor('{}', 'notes/a.json')).toEqual({ ok: false, error: 'unknown-document' });
    expect(formFor('{}', 'bonuses/a.json', 'governing')).toEqual({ ok: false, error: 'unknown-document' });
  });

  it('shows what does not fit, what is missing and what nobody knows', () => {
    const form = formFor('{ "id": "a", "devotion": "two", "colour": "red", "fire": [{ "do": "dance" }] }');
    if (!form.ok) throw new Error(form.error);
    const { fields, addable } = form.value;
    const at = (key: string) => fields.find(({ path }) => path.join() === key);
    expect(at('devotion')).toMatchObject({ is: 'raw', json: '"two"', words: [{ word: 'number' }] });
    expect(at('colour')).toMatchObject({ is: 'raw', label: 'colour', needed: false });
    const fire = at('fire');
    expect(fire?.is === 'list' && fire.entries[0]).toMatchObject({ word: null, field: { is: 'raw' } });
    expect(addable.filter(({ needed }) => needed).map(({ path }) => path[0])).toEqual(['names', 'home']);
  });

  it('lets a card of no type become one', () => {
    const form = formFor('{ "id": "a", "type": "dragon" }', 'cards/a.json', 'governing');
    if (!form.ok) throw new Error(form.error);
    expect(form.value.words.map(({ word }) => word)).toContain('furre');
    const request = requestFor('{ "id": "a", "type": "dragon" }', 'cards/a.json', 'governing');
    expect(formOf({ ...request, text: changeWord(request, [], 'furre') })).toMatchObject({
      ok: true,
      value: { word: 'furre' },
    });
  });

  it('takes a name in each language for one name in all', () => {
    const text = card('');
    const form = formFor(text);
    const names = form.ok ? form.value.addable.find(({ path }) => path[0] === 'names') : undefined;
    if (!names) throw new Error('no names to add');
    const after = addField(text, names);
    expect(after).not.toContain('"name":');
    expect(after).toContain('"ja": "A"');
  });
});

describe('fieldAt', () => {
  const request = requestFor(card(',\n  "fire": [{ "do": "move", "pick": { "of": "foe" }, "to": "here" }]'));
  const table: readonly (readonly [at: string, path: string, is: string])[] = [
    ['devotion', 'devotion', 'number'],
    ['fire.0.pick.of', 'fire.0.pick.of', 'choice'],
    ['fire.0.pick.face', 'fire.0.pick', 'group'],
    ['fire.0.do', 'fire.0', 'group'],
    ['fire.0.to', 'fire.0.to', 'id'],
    ['fires', '', 'group'],
    ['', '', 'group'],
  ];
  it.each(table)('“%s” is at “%s”, a %s', (at, path, is) => {
    const form = formOf(request);
    if (!form.ok) throw new Error(form.error);
    const field = fieldAt(form.value, at);
    expect([field.path.join('.'), field.is]).toEqual([path, is]);
  });
});
