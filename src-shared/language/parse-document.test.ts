import { describe, expect, it } from 'vitest';
import { packLimits } from './pack-format';
import { parseDocument } from './parse-document';

const file = 'cards/x.json';
const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

const good: readonly [string, string, unknown][] = [
  ['plain', '{"a": [1, -2, true, null, "ї"]}', { a: [1, -2, true, null, 'ї'] }],
  ['comments', '// one\n{ /* two */ "a": 1 } // three', { a: 1 }],
  ['trailing commas', '{"a": [1, 2,],}', { a: [1, 2] }],
  ['as deep as allowed', nested(packLimits.depth), JSON.parse(nested(packLimits.depth)) as unknown],
  ['keys of every object', '{"constructor": 1, "toString": 2}', { constructor: 1, toString: 2 }],
  [
    'brackets in text and comments',
    `{"a": "${'['.repeat(100)}" /* ${'{'.repeat(100)} */}`,
    { a: '['.repeat(100) },
  ],
];

const bad: readonly [string, string, string, number, number][] = [
  ['nothing', '', 'bad-json', 1, 1],
  ['only a comment', '// hello', 'bad-json', 1, 9],
  ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', 'bad-json', 3, 3],
  ['a missing brace', '{"a": 1', 'bad-json', 1, 8],
  ['an open string', '{"a": "x\n}', 'bad-json', 1, 7],
  ['two documents', '{}\r\n{}', 'bad-json', 2, 1],
  ['single quotes', "{'a': 1}", 'bad-json', 1, 2],
  ['a key twice', '{"a": 1,\n "a": 2}', 'twice', 2, 2],
  ['a key twice, written differently', '{"a": 1, "\\u0061": 2}', 'twice', 1, 10],
  ['a key twice inside a list', '[{"a": 1, "a": 2}]', 'twice', 1, 11],
  ['__proto__', '{"__proto__": {"polluted": 1}}', 'unknown-key', 1, 2],
  ['one level too deep', nested(packLimits.depth + 1), 'too-deep', 1, packLimits.depth + 1],
  ['a million levels', '['.repeat(1_000_000), 'too-deep', 1, packLimits.depth + 1],
  ['a million levels of objects', '{"a":'.repeat(200_000), 'too-deep', 1, packLimits.depth * 5 + 1],
  // A closing bracket of the wrong kind must not make the counter think that a level was left.
  ['levels hidden by wrong brackets', '[},'.repeat(200_000), 'too-deep', 1, packLimits.depth * 3 + 1],
  ['levels hidden by wrong braces', '{"a":],"b":'.repeat(100_000), 'too-deep', 1, packLimits.depth * 11 + 1],
];

describe('parseDocument', () => {
  it.each(good)('takes %s', (_name, text, value) => {
    const parsed = parseDocument(file, text);
    expect(parsed.ok && parsed.value.value).toEqual(value);
  });

  it.each(bad)('refuses %s', (_name, text, code, line, column) => {
    const parsed = parseDocument(file, text);
    expect(parsed.ok ? null : parsed.error[0]).toMatchObject({ code, file, line, column });
  });

  it('pollutes nothing', () => {
    parseDocument(file, '{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}}');
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  const places: readonly [string, (string | number)[], number, number][] = [
    ['the document', [], 1, 1],
    ['a value', ['a'], 2, 8],
    ['inside a list', ['b', 1, 'c'], 3, 18],
    ['what is not there: its parent', ['b', 1, 'd', 'e'], 3, 12],
  ];
  const source = '{\n  "a": 1,\r\n  "b": [0, {"c": "ж"}],\r  "d": 2}';
  it.each(places)('finds %s', (_name, path, line, column) => {
    const parsed = parseDocument(file, source);
    expect(parsed.ok && parsed.value.place(path)).toEqual({ line, column });
  });
  it('finds keys, also after a lone carriage return', () => {
    const parsed = parseDocument(file, source);
    expect(parsed.ok && parsed.value.keyPlace(['d'])).toEqual({ line: 4, column: 3 });
  });
});
