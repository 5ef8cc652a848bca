import { describe, expect, it } from 'vitest';
import { definedGames } from '@shared/games/index';
import { parseTolerantly } from '@shared/language/parse-tolerantly';
import { cursorAt } from './cursor';
import { plainValue, readHalf } from './half-written';
import { completionsAt, hintAt, hoverAt, namesAt, outlineOf } from './index';
import { asking, packs, shippedTexts } from './test-asking';

describe('a text that is not whole', () => {
  /** Text with its cursor, the way to it, and what it touches. */
  const cursors: readonly (readonly [string, readonly (string | number | null)[], string])[] = [
    ['|', [], 'gap'],
    ['{|', [null], 'gap {'],
    ['{ "a|', ['a'], 'key a'],
    ['{ a|', ['a'], 'key a'],
    ['{ "a": |', ['a'], 'gap :'],
    ['{ "a": "b|', ['a'], 'value b'],
    ['{ "a": 1|2 }', ['a'], 'value 12'],
    ['{ "a": "b\\"|c" }', ['a'], 'value b"c'],
    ['{ "a": "b", |', [null], 'gap ,'],
    ['{ "a": [ { "b": 1 }, | ] }', ['a', null], 'gap ,'],
    ['{ "a": [ { "b": 1 }, {| ] }', ['a', 1, null], 'gap {'],
    ['{ "a": [ { "b": |], "c": 1 }', ['a', 0, 'b'], 'gap :'],
    ['{ "a": [ { "b": 1 ], "c|": 1 }', ['c'], 'key c'],
    ['{ "a": [ 1, 2 "c": "|" }', ['c'], 'value '],
    ['{ "a": , "b|": 1 }', ['b'], 'key b'],
    ['{ "a" "b|": 1 }', ['b'], 'key b'],
    ['{ "a": 1 } } ] |', [], 'gap ]'],
    ['{ /* "a": | */ }', [null], 'comment'],
    ['{ "a": 1 // b|', [null], 'comment'],
    ['{ "a": tru|e }', ['a'], 'value true'],
    ['{ "日本|": 1 }', ['日本'], 'key 日本'],
  ];
  it.each(cursors)('%s', (marked, way, touches) => {
    const offset = marked.indexOf('|');
    const { levels, touched } = cursorAt(readHalf(marked.replace('|', '')), offset);
    expect(levels.map(({ step }) => step)).toEqual(way);
    const what =
      touched.is === 'gap'
        ? (touched.before?.is ?? '')
        : touched.is === 'key'
          ? touched.entry.key
          : touched.is === 'value'
            ? String(touched.scalar.value)
            : '';
    expect(what === '' && touched.is !== 'value' ? touched.is : `${touched.is} ${what}`).toBe(touches);
  });

  it('is read as a parser reads it, where it is whole', () => {
    for (const game of definedGames())
      for (const [path, text] of shippedTexts(game))
        expect(plainValue(readHalf(text).root), path).toEqual(parseTolerantly(text));
  });

  const hostile: readonly (readonly [string, string])[] = [
    ['brackets without end', '[{"a":'.repeat(50_000)],
    ['closing brackets', '}]'.repeat(100_000)],
    ['quotation marks', '"'.repeat(100_001)],
    ['a long text', `{ "id": "${'x'.repeat(500_000)}`],
    ['keys without values', '{ "a": '.repeat(20_000)],
    ['entries without end', `{ "fire": [${'{ "do": "draw" }, '.repeat(20_000)}`],
    ['colons', `{ "fire": [${'"a": '.repeat(50_000)}`],
    ['names of objects', '{ "__proto__": { "toString": 1 }, "constructor": [ { "hasOwnProperty": '],
    ['strange characters', '\u0000\ud800 { “id”: ｛ "\u2028" } \\ \\u'],
  ];
  it.each(hostile)('%s: is answered all the same', (_what, text) => {
    for (const offset of [0, text.length >> 1, text.length]) {
      const request = { ...asking('ygios', 'cards/x.json', '|'), text, offset, pack: packs.ygios };
      completionsAt(request);
      hoverAt(request);
      hintAt(request);
      namesAt(request);
      outlineOf(request);
    }
    expect(readHalf(text).tokens.length).toBeGreaterThan(0);
  });
});
