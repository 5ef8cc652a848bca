import { describe, expect, it } from 'vitest';
import * as forms from '@shared/forms/index';
import type { Form, FormRequest } from '@shared/forms/index';
import type { Diagnostic } from '@shared/language/diagnostics';
import { problemsByField } from './form-work.svelte';
import { found } from './find-pick';
import { placeOfField, wayAtPlace } from './places';
import { switchesOf } from './switches';
import { undoKey } from './undo-key';

const text = `{
  "id": "a", // first
  "names": { "en": "A", "ja": "B", "uk": "C" },
  "home": "home",
  "devotion": 1,
  "fire": [
    { "do": "draw", "n": 1 },
    { "do": "discard", "from": "hand", "n": 1, "may": true }
  ]
}
`;
const request: FormRequest = { game: 'ygios', path: 'cards/a.json', text, language: 'en', ids: [] };

function formFor(source: string): Form {
  const form = forms.formOf({ ...request, text: source });
  if (!form.ok) throw new Error(form.error);
  return form.value;
}

describe('places', () => {
  const table: readonly (readonly [key: string, line: number])[] = [
    ['id', 2],
    ['names.ja', 3],
    ['fire', 6],
    ['fire.1', 8],
    ['fire.1.n', 8],
  ];
  it.each(table)('finds %s in the text, and the text finds it', (key, line) => {
    const place = placeOfField(text, key);
    expect(place?.line).toBe(line);
    expect(place && wayAtPlace(text, place)).toBe(key);
  });
  it('finds no place for what is not there', () => {
    expect(placeOfField(text, 'fire.7.n')).toBeNull();
  });
});

describe('problems', () => {
  const problem = (at?: string): Diagnostic => ({
    code: 'wrong-type',
    severity: 'error',
    file: 'cards/a.json',
    data: {},
    ...(at === undefined ? {} : { at }),
  });
  it('are told at the innermost field that there is', () => {
    const form = formFor(text);
    const all = [problem('fire.0.n'), problem('fire.0.nowhere'), problem('names.ja'), problem()];
    const by = problemsByField(all, (at) => forms.fieldAt(form, at));
    expect([...by.keys()]).toEqual(['fire.0.n', 'fire.0', 'names', '']);
  });
});

describe('switches', () => {
  const switched = (key: string, on: boolean): string => {
    const list = forms.fieldAt(formFor(text), key.replace(/\.[a-z]+$/iu, ''));
    const one = list.is === 'group' ? switchesOf(list).find(({ path }) => path.join('.') === key) : undefined;
    expect(one?.checked).toBe(!on);
    return one?.switched(forms, text, on) ?? '';
  };
  it('bring the key and take it away', () => {
    expect(switched('fire.0.may', true)).toContain('{ "do": "draw", "may": true, "n": 1 }');
    expect(switched('fire.1.may', false)).toContain('{ "do": "discard", "from": "hand", "n": 1 }');
  });
});

describe('a search', () => {
  const picks = [
    { key: 'draw', label: 'Draw', help: 'Takes cards.' },
    { key: 'move', label: 'Move', help: 'Moves cards that were drawn.' },
  ];
  it.each([
    ['', ['draw', 'move']],
    ['DRAW', ['draw', 'move']],
    ['cards moves', ['move']],
    ['ｍｏｖｅ', ['move']],
    ['nothing', []],
  ])('for “%s”', (query, keys) => {
    expect(found(picks, query).map(({ key }) => key)).toEqual(keys);
  });
});

describe('keys of undo', () => {
  const pressed = { ctrlKey: true, metaKey: false, shiftKey: false, altKey: false, isComposing: false };
  it.each([
    [{ key: 'z' }, false, 'undo'],
    [{ key: 'Z', shiftKey: true }, false, 'redo'],
    [{ key: 'y' }, false, 'redo'],
    [{ key: 'y', ctrlKey: false, metaKey: true }, true, null],
    [{ key: 'z' }, true, null],
    [{ key: 'z', ctrlKey: false, metaKey: true }, true, 'undo'],
    [{ key: 'z', isComposing: true }, false, null],
    [{ key: 'z', altKey: true }, false, null],
    [{ key: 'x' }, false, null],
  ] as const)('%j, Mac: %s', (keys, mac, means) => {
    expect(undoKey({ ...pressed, ...keys }, mac)).toBe(means);
  });
});
