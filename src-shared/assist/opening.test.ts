import { describe, expect, it } from 'vitest';
import { completionsAt, holeAt, opensBehind, type Hole } from './index';
import { asking } from './test-asking';

const card = 'cards/x.json';

/** The sign before the cursor was typed just now. */
const signs: readonly (readonly [string, boolean])[] = [
  ['{ "|" }', true],
  ['{ "fire": ["|"] }', true],
  ['{ "home": "|" }', true],
  ['{ "home": "town"| }', false],
  ['{ "home":| }', true],
  ['{ "home": | }', true],
  ['{ "home": "my | town" }', false],
  ['{ "home": "a:|" }', false],
  ['{ "devotion": 4,| }', false],
  ['{ "devotion": 4, | }', false],
  ['{ "devotion": 4 | }', false],
  ['{ "fire": [|] }', false],
  ['{ "fire": [ |] }', false],
  ['{ "fire": [{|}] }', false],
  ['{ "fire": [{ "do": "draw", "n": 1 },|] }', false],
  ['{ "fire": [{ "do": "draw", "n": 1 }, |] }', false],
  ['{ // : |\n }', false],
  ['{ "text": { "en": { "says": ["Then {|"] } } }', true],
  ['{ "text": { "en": { "says": ["Then |"] } } }', false],
  ['{ "text": { "en": { "says": ["Then:|"] } } }', false],
];

describe('a list opens by itself', () => {
  it.each(signs)('%s: %s', (marked, opens) => {
    const request = asking('ygios', card, marked);
    expect(opensBehind(request, request.text[request.offset - 1] ?? '')).toBe(opens);
  });

  const asked = [
    '{ "devotion": 4, | }',
    '{ "fire": [|] }',
    '{ "fire": [{|}] }',
    '{ "fire": [{ "do": "putBack" },|] }',
  ];
  it.each(asked)('and when it is asked for, everywhere: %s', (marked) => {
    expect(completionsAt(asking('ygios', card, marked))).not.toEqual([]);
  });
});

/** `|…|` is selected, as a completion leaves it. */
const holes: readonly (readonly [string, string, string, Hole])[] = [
  ['an empty list of steps', card, '{ "fire": [||] }', 'brackets'],
  ['a step without anything', card, '{ "fire": [{ || }] }', 'brackets'],
  ['options', 'rules/main.json', '{ "options": { || } }', 'brackets'],
  ['a word that gives way', card, '{ "fire": [{ "do": "|draw|" }] }', 'quotes'],
  ['no word yet', card, '{ "fire": [{ "do": "||" }] }', 'quotes'],
  ['a part of a word', card, '{ "fire": [{ "do": "dr||aw" }] }', null],
  ['the only word', 'pack.json', '{ "order": { "rules": ["|main|"] } }', null],
  ['a name', card, '{ "names": { "en": "||" } }', null],
  ['a number', card, '{ "devotion": |1| }', null],
  ['between entries', card, '{ "devotion": 1, || "home": "town" }', null],
  ['a list with entries', card, '{ "fire": [|| { "do": "putBack" }] }', null],
];

describe('a completion leads on to what can be chosen', () => {
  it.each(holes)('%s', (_what, path, marked, hole) => {
    const [before = '', selected = '', rest = ''] = marked.split('|');
    const request = asking('ygios', path, `${before}${selected}|${rest}`);
    expect(holeAt(request, { from: before.length, to: before.length + selected.length })).toBe(hole);
  });
});
