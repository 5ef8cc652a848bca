import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Language } from '@shared/util/languages';
import { placeIn, placeLabel, rowsOf, tidyCell, withCell, type TranslationRow } from './index';

const card = `{
  "id": "a", // its id
  "names": { "en": "One", "ja": "One" /* to do */, "uk": "Один" },
  "home": "home",
  "devotion": 1,
  "fire": [{ "do": "draw", "n": 1 }],
  "flavour": { "en": "Hm." },
  "text": { "en": { "says": ["Draw.", "Twice."], "for": "000000000000" } }
}
`;
const path = 'cards/a.json';
const rows = (text: string): TranslationRow[] => rowsOf('ygios', path, text);
const row = (text: string, key: string): TranslationRow => {
  const found = rows(text).find(({ way }) => way[0] === key);
  if (!found) throw new Error(`no row ${key}`);
  return found;
};
const put = (text: string, key: string, language: Language, said: string): string =>
  withCell('ygios', text, row(text, key), language, said);

it('finds names, flavour and own words with their states', () => {
  expect(
    rows(card).map(({ is, way, cells }) => [
      is,
      way.join('.'),
      cells.en.state,
      cells.ja.state,
      cells.uk.state,
    ]),
  ).toEqual([
    ['words', 'names', 'said', 'same', 'said'],
    ['words', 'flavour', 'said', 'missing', 'missing'],
    ['own', 'text', 'stale', 'made', 'made'],
  ]);
  expect(row(card, 'text').cells.en.text).toBe('Draw.\nTwice.');
});

it('changes a cell and nothing else', () => {
  expect(put(card, 'names', 'ja', '一')).toBe(card.replace('"ja": "One"', '"ja": "一"'));
  expect(put(card, 'flavour', 'uk', 'Гм.\n Так')).toBe(
    card.replace('{ "en": "Hm." }', '{ "en": "Hm.", "uk": "Гм. Так" }'),
  );
  expect(put(card, 'flavour', 'en', 'Hm.')).toBe(card);
});

it('own words are written for the effects beside them', () => {
  const written = put(card, 'text', 'ja', '引く。\n二回。');
  const { cells } = row(written, 'text');
  expect([cells.ja.text, cells.ja.state, cells.en.state]).toEqual(['引く。\n二回。', 'said', 'stale']);
  expect(row(put(card, 'text', 'en', 'Draw.'), 'text').cells.en).toEqual({ text: 'Draw.', state: 'said' });
});

describe('an empty cell', () => {
  it.each([
    ['flavour', 'en', (text: string) => text.replace('"flavour": { "en": "Hm." },\n  ', '')],
    ['names', 'ja', (text: string) => text.replace('"ja": "One" /* to do */,', '/* to do */')],
    ['text', 'en', (text: string) => text.replace(/,\n {2}"text".*/, '')],
  ] as const)('of %s in %s goes when it is left', (key, language, expected) => {
    const emptied = put(card, key, language, '');
    expect(row(emptied, key).cells[language].text).toBe('');
    const left = tidyCell(emptied, row(emptied, key), language);
    expect(left.replaceAll(/\s/g, '')).toBe(expected(card).replaceAll(/\s/g, ''));
  });

  it('takes empty paragraphs of own words along', () => {
    const written = put(card, 'text', 'en', 'Draw. \n\nTwice.\n');
    expect(row(tidyCell(written, row(written, 'text'), 'en'), 'text').cells.en.text).toBe('Draw.\nTwice.');
  });

  it('stays where something was written', () => {
    expect(tidyCell(card, row(card, 'names'), 'ja')).toBe(card);
    expect(tidyCell(card, row(card, 'flavour'), 'uk')).toBe(card);
  });
});

it('one name for all languages becomes three when one of them is written', () => {
  const one = '{ "id": "a", "name": "One", "home": "home" }';
  expect(row(one, 'name').cells.uk).toEqual({ text: 'One', state: 'said' });
  expect(JSON.parse(put(one, 'name', 'uk', 'Один'))).toEqual({
    id: 'a',
    names: { en: 'One', ja: 'One', uk: 'Один' },
    home: 'home',
  });
});

it('a place in the text is where its words begin', () => {
  expect(placeIn(card, ['names', 'ja'])).toEqual({ line: 3, column: 33 });
  expect(placeIn(card, ['flavour', 'uk'])).toEqual({ line: 7, column: 14 });
  expect(placeIn('', ['names'])).toEqual({ line: 1, column: 1 });
});

it('places are told in words', () => {
  expect(placeLabel(['names'], 'ygios', 'uk')).toBe('Назва');
  expect(placeLabel(['rulings', 0, 'choices', 1, 'names'], 'ygios', 'en')).toBe(
    'Rulings 1 › Answers 2 › Name',
  );
  expect(placeLabel(['rulings', 0, 'choices', 1, 'names'], 'ygios', 'ja')).toBe('裁定 1 › 答え 2 › 名前');
});

it.each(['{', '[]', '', '3', '{"a":'.repeat(5000)])('of %.10s nothing is made', (text) => {
  expect(rows(text)).toEqual([]);
});

it.each(['ygios', 'governing'] as const)('nothing that ships with %s is missing in a language', (game) => {
  const folder = resolve(import.meta.dirname, '../../../resources/packs', game);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );
  const all = files.flatMap((file) =>
    rowsOf(game, file.replaceAll('\\', '/'), readFileSync(join(folder, file), 'utf8')),
  );
  expect(all.length).toBeGreaterThan(40);
  const wrong = all.filter(({ cells }) =>
    Object.values(cells).some(({ state }) => state === 'missing' || state === 'stale'),
  );
  expect(wrong).toEqual([]);
});
