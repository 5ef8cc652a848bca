import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { search } from './migrations/0002-search';
import { first } from './migrations/0001-first';
import { indexText, matchQuery, normalise } from './search-text';
import { randomFrom } from './test-support';

/** The real index, so that the question is understood by the one who has to answer it. */
const db = new Sqlite(':memory:');
const texts = new Map<number, readonly string[]>();
beforeAll(() => {
  first.up(db);
  search.up(db);
});
afterAll(() => db.close());

function put(...document: string[]): number {
  const id = texts.size + 1;
  texts.set(id, document);
  db.prepare('INSERT INTO search (rowid, text) VALUES (?, ?)').run(id, indexText(document));
  return id;
}
const find = (text: string): unknown[] =>
  db.prepare('SELECT rowid FROM search WHERE search MATCH ?').pluck().all(matchQuery(text));

const normalised: readonly [string, string][] = [
  ['Ｈｅａｒｔ', 'heart'],
  ['об’єкт', 'обєкт'],
  ['обʼєкт', 'обєкт'],
  ["об'єкт", 'обєкт'],
  ['об`єкт', 'обєкт'],
  ['Їжак і Йод', 'їжак і йод'],
  ['и\u0306 і\u0308', 'й ї'],
  ['за\u0301мок', 'замок'],
  ['ﾈｺ', 'ねこ'],
  ['ネコ', 'ねこ'],
  ['が', 'が'],
  ['co\u00adoperate', 'cooperate'],
];
test.each(normalised)('normalise %j is %j', (text, expected) => {
  expect(normalise(text)).toBe(expected);
});

const found: readonly [document: string, question: string, found: boolean][] = [
  // Japanese has no spaces: any part of it is found, and only as it stands
  ['妹といっしょ', '妹', true],
  ['妹といっしょ', 'いっしょ', true],
  ['妹といっしょ', 'とい', true],
  ['妹といっしょ', '妹いっしょ', false],
  ['妹といっしょ', 'しょい', false],
  ['幼なじみの約束', '約束', true],
  ['メロディー', 'めろでぃー', true],
  ['メロディー', 'ロデ', true],
  ['ﾒﾛﾃﾞｨｰ', 'メロ', true],
  ['時々', '々', true],
  ['𠮷野家', '𠮷野', true],
  ['秘密、約束', '秘密約束', true],
  ['Lv3の魔法', 'lv3の', true],
  ['Lv3の魔法', 'の魔', true],
  // words: from their beginning
  ['Playing House', 'play', true],
  ['Playing House', 'house play', true],
  ['Playing House', 'laying', false],
  ['Playing House', 'HOUSE', true],
  ['Don’t Go', "don't", true],
  ['Don’t Go', 'dont', true],
  ['home-12', 'home-1', true],
  ['home-12', 'home-2', false],
  // Ukrainian
  ['Обов’язок', "обов'я", true],
  ['Обов’язок', 'обовʼязок', true],
  ['Їжак', 'їж', true],
  ['Їжак', 'іж', false],
  ['Йогурт', 'йо', true],
  ['Йогурт', 'ио', false],
  ['Ґанок', 'ґан', true],
  ['Ґанок', 'ган', false],
  // what looks like FTS5's own language is only text
  ['NEAR the OR gate', 'near or', true],
  ['a AND b', 'a and', true],
  ['C* "quoted"', '"quoted"', true],
];
test.each(found)('%j by %j: %s', (document, question, expected) => {
  const id = put(document);
  expect(find(question).includes(id)).toBe(expected);
});

test('a phrase does not run from one text into the next', () => {
  const id = put('秘密', '約束');
  expect(find('密約')).not.toContain(id);
  expect(find('秘密 約束')).toContain(id);
});

describe('nothing to look for', () => {
  test.each(['', ' ', '\u3000', '"', "'", '*', '()', '♥', '。', '\u0000', '\u0301', '\ue000', '-', 'ʼ'])(
    '%j',
    (text) => {
      expect(matchQuery(text)).toBe('');
    },
  );
});

test('every letter and digit of Unicode can be asked for without an error', () => {
  const character = /[\p{L}\p{N}]/u;
  const ask = db.prepare('SELECT count(*) FROM search WHERE search MATCH ?').pluck();
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const text = String.fromCodePoint(code);
    if (!character.test(text)) continue;
    const query = matchQuery(text);
    if (query !== '') ask.get(query);
  }
});

test('no text is a syntax error, and every text finds itself', () => {
  const seed = Date.now() % 1_000_000;
  const random = randomFrom(seed);
  const pieces = [
    ...[
      '"',
      "'",
      '*',
      '^',
      '(',
      ')',
      ':',
      '-',
      '+',
      '{',
      '}',
      ',',
      '.',
      '\\',
      '/',
      ' ',
      '\t',
      '\n',
      '\0',
      ';',
    ],
    ...[
      'AND',
      'OR',
      'NOT',
      'NEAR',
      'NEAR(',
      'text:',
      'rowid',
      '--',
      '/*',
      '""',
      '\ud800',
      '\udc00',
      '\ue000',
    ],
    ...[
      '妹',
      'ア',
      'ｱ',
      'ー',
      '々',
      'й',
      'ї',
      '’',
      'ʼ',
      'a',
      'Z',
      '9',
      'é',
      'ß',
      'İ',
      '👍',
      '\u0301',
      '\u200d',
      '한',
    ],
  ];
  for (let round = 0; round < 3000; round++) {
    const text = Array.from({ length: random(12) }, () => pieces[random(pieces.length)]).join('');
    const label = `seed ${seed}, round ${round}, ${JSON.stringify(text)}`;
    const query = matchQuery(text);
    if (query === '') continue;
    const id = put(text);
    expect(() => find(text), label).not.toThrow();
    expect(find(text), label).toContain(id);
  }
});
