import { expect, it } from 'vitest';
import { applyFix } from './apply-fix';
import type { Fix } from './fixes';
import { parseDocument } from './parse-document';

const source = `// a card
{
  "id": "a", // its file
  /* where */ "home": "home", "devotion": 1,
  "text": { // words
    "en": { "says": ["Take it."] /* one */ }, // behind
    // before
    "uk": {
      "for": "000000000000",
      "says": ["Так."]
    }
  }, // after
  "fire": [{ "do": "draw", "n": 1 }], // last
}
`;
const edit = (one: Fix['edits'][number]): string =>
  applyFix(source, { title: 'replace', data: {}, edits: [one] });

// prettier-ignore
const rows: readonly (readonly [what: string, edit: Fix['edits'][number], was: string, is: string])[] = [
  ['a value', { at: ['text', 'uk', 'for'], set: 'x' }, '"000000000000"', '"x"'],
  ['a key beside others', { at: ['text', 'en', 'for'], set: 'x' }, '["Take it."] /*', '["Take it."], "for": "x" /*'],
  ['a key beneath others', { at: ['text', 'uk', 'new'], set: true }, '["Так."]\n', '["Так."],\n      "new": true\n'],
  ['without a key in front', { at: ['text', 'en'], remove: true }, '"en": { "says": ["Take it."] /* one */ }, ', ''],
  ['without the last key', { at: ['fire'], remove: true }, '"fire": [{ "do": "draw", "n": 1 }], ', ''],
  ['without a line', { at: ['text', 'uk', 'for'], remove: true }, '      "for": "000000000000",\n', ''],
  ['without a key among others', { at: ['home'], remove: true }, ' "home": "home",', ''],
  ['without one in a list', { at: ['fire', 0], remove: true }, '{ "do": "draw", "n": 1 }', ''],
  ['without the last in a row', { at: ['fire', 0, 'n'], remove: true }, ', "n": 1', ''],
];
it.each(rows)('%s: nothing else changes', (_what, one, was, is) => {
  const text = edit(one);
  expect(text).toBe(source.replace(was, is));
  expect(parseDocument('cards/a.json', text).ok).toBe(true);
});

it('without the last of two: its comma goes, its neighbours’ comments stay', () => {
  const text = edit({ at: ['text', 'uk'], remove: true });
  expect(parseDocument('cards/a.json', text).ok).toBe(true);
  expect(text).toContain('/* one */ } // behind\n    // before\n  }, // after');
});
