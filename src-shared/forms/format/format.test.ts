import { parse } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { definedGames } from '@shared/games/index';
import { shippedFiles } from '@shared/language/test-shipped';
import { formatDocument } from './index';

const shipped = definedGames().flatMap((game) =>
  [...shippedFiles(game)].map(
    ([path, bytes]) => [`${game}/${path}`, new TextDecoder().decode(bytes)] as const,
  ),
);

describe('formatted on save', () => {
  it('leaves every shipped document as it is', () => {
    const changed = shipped.filter(([, text]) => formatDocument(text) !== text).map(([path]) => path);
    expect(changed).toEqual([]);
  });

  const table: readonly (readonly [what: string, before: string, after: string])[] = [
    ['spaces', '{"a":1,"b":[1,2]}', '{ "a": 1, "b": [1, 2] }\n'],
    ['levels', '{\n"a": {\n      "b": 1}}', '{\n  "a": {\n    "b": 1\n  }\n}\n'],
    ['a broken line breaks the brackets', '{"a": 1,\n"b": 2}', '{\n  "a": 1,\n  "b": 2\n}\n'],
    ['what shares a line', '{\n"a":1,"b":2,\n"c":3}', '{\n  "a": 1, "b": 2,\n  "c": 3\n}\n'],
    ['large entries have lines', '[{\n"a":1}, 2, 3]', '[\n  {\n    "a": 1\n  },\n  2, 3\n]\n'],
    ['empty brackets', '{ "a": [ \n ], "b": {  } }', '{ "a": [], "b": {} }\n'],
    ['no comma behind the last', '[1, 2, ]', '[1, 2]\n'],
    ['at most one empty line', '{\n\n\n  "a": 1,\n\n\n\n  "b": 2\n\n}', '{\n  "a": 1,\n\n  "b": 2\n}\n'],
    ['lines of Windows', '{\r\n  "a": 1\r\n}\r\n', '{\n  "a": 1\n}\n'],
    ['a comment above', '{\n      // x\n"a": 1}', '{\n  // x\n  "a": 1\n}\n'],
    ['a comment behind', '{\n"a": 1, // x\n"b": 2 // y\n}', '{\n  "a": 1, // x\n  "b": 2 // y\n}\n'],
    ['a comment before the comma', '{\n"a": 1 // x\n, "b": 2 }', '{\n  "a": 1, // x\n  "b": 2\n}\n'],
    ['comments around the comma', '[\n1 // x\n, // y\n2]', '[\n  1, // x\n  // y\n  2\n]\n'],
    ['a comment in a line', '[/* x */ 1, 2 /* y */, /* z */ 3]', '[/* x */ 1, 2 /* y */, /* z */ 3]\n'],
    ['a comment behind the bracket', '{ // x\n"a": 1}', '{ // x\n  "a": 1\n}\n'],
    ['a comment at the end', '{\n"a": 1\n// x\n\n\n// y\n}', '{\n  "a": 1\n  // x\n\n  // y\n}\n'],
    ['a comment behind the colon', '{ "a": // x\n1 }', '{\n  "a": // x\n    1\n}\n'],
    ['a comment in empty brackets', '{ "a": [ // x\n] }', '{\n  "a": [ // x\n  ]\n}\n'],
    ['a short comment in empty brackets', '[ /* x */ ]', '[\n  /* x */\n]\n'],
    ['a comment of several lines', '{\n /* x\n y */\n "a": 1 }', '{\n  /* x\n y */\n  "a": 1\n}\n'],
    ['comments around', '// x\n\n/* y */ {"a": 1} // z\n// w', '// x\n\n/* y */ { "a": 1 } // z\n// w\n'],
    ['numbers and words keep their letters', '[1e2,"\\u0041"]', '[1e2, "\\u0041"]\n'],
    ['keys that stand twice', '{"a":1,"a":2}', '{ "a": 1, "a": 2 }\n'],
    ['half-typed', '{"a": ', '{"a": '],
    ['nothing', '', ''],
  ];
  it.each(table)('%s', (_, before, after) => {
    expect(formatDocument(before)).toBe(after);
    expect(formatDocument(after)).toBe(after);
    expect(parse(after)).toEqual(parse(before));
  });

  it.each(['[', '[}', '{"a":'])('a hundred thousand %s come back as they are', (bracket) => {
    const text = bracket.repeat(100_000);
    expect(formatDocument(text)).toBe(text);
  });
});
