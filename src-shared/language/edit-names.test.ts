import { expect, test } from 'vitest';
import { withNames } from './edit-names';

const names = { en: 'New “name”', ja: '新しい名前', uk: 'Нова назва' };

const cases: readonly [what: string, before: string, after: string][] = [
  [
    'comments, order and spacing stay',
    `// mine\n{\n  "id": "home-1", // id\n  "names": { "uk": "Стара", "en": "Old", "ja": "古い" }, /* end */\n  "devotion":1,\n}\n`,
    `// mine\n{\n  "id": "home-1", // id\n  "names": { "uk": "Нова назва", "en": "New “name”", "ja": "新しい名前" }, /* end */\n  "devotion":1,\n}\n`,
  ],
  [
    'a missing language is added',
    `{\n  "names": {\n    "en": "Old"\n  }\n}\n`,
    `{\n  "names": {\n    "en": "New “name”",\n    "ja": "新しい名前",\n    "uk": "Нова назва"\n  }\n}\n`,
  ],
  [
    'tabs and CRLF stay',
    `{\r\n\t"names": {\r\n\t\t"en": "Old"\r\n\t}\r\n}\r\n`,
    `{\r\n\t"names": {\r\n\t\t"en": "New “name”",\r\n\t\t"ja": "新しい名前",\r\n\t\t"uk": "Нова назва"\r\n\t}\r\n}\r\n`,
  ],
];
test.each(cases)('%s', (_what, before, after) => {
  expect(withNames(before, names)).toBe(after);
});

test.each(['{}', '{ "names": 3 }', '{ "names": null, "id": "x" }', '{ "id": "x", "name": "One" }'])(
  '%s gets names, and only names',
  (before) => {
    const after = JSON.parse(withNames(before, names)) as Record<string, unknown>;
    expect(after['names']).toEqual(names);
    expect(after['name']).toBeUndefined();
    expect('id' in after).toBe(before.includes('"id"'));
  },
);

test.each(['', '[]', 'hello', '3', '// only a comment'])('%j is left alone', (source) => {
  expect(withNames(source, names)).toBe(source);
});

test('the same names change nothing', () => {
  const source = withNames('{ "id": "x", "names": {} }', names);
  expect(withNames(source, names)).toBe(source);
});
