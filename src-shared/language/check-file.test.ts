import { describe, expect, it } from 'vitest';
import { checkFile } from './check-file';
import { brokenReferences } from './references';
import { jpegOf, pngOf, webpOf } from './images/test-pictures';
import { maxDiagnostics, type DiagnosticCode } from './diagnostics';
import { packLimits } from './pack-format';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const names = '"names": {"en": "A", "ja": "あ", "uk": "ї"}';
const card = (more: string): string => `{"id": "a", ${names}, "home": "home", "devotion": 3${more}}`;
const manifest = (format: string, game: string, more = ''): string =>
  `{"format": ${format}, "game": ${game}, ${names}${more}}`;

const good: readonly [string, string, string][] = [
  ['a card without effects', 'cards/a.json', card('')],
  [
    'a card with one name, as the rules list it',
    'cards/a.json',
    '{"id":"a","name":"A","home":"home","devotion":1}',
  ],
  [
    'every effect part',
    'cards/a.json',
    card(
      ', "limit": "round", "fire": [{"do": "flip", "pick": {"not": "this"}, "to": "other"}], "needs": [{"pile": true, "min": 1}], "pay": [{"do": "draw", "who": "foe", "n": 1, "may": true}], "while": [{"rule": "add", "n": 2, "cards": {"face": "down", "in": {"beside": "here"}}}]',
    ),
  ],
  [
    'a bonus',
    'bonuses/a.json',
    `{"id": "a", ${names}, "enter": [{"if": {"face": "up"}, "do": "gain", "n": 2, "all": {"is": "this"}}], "score": []}`,
  ],
  ['a zone', 'zones/a.json', `{"id": "a", ${names}, "look": {"tone": "home", "mark": "house"}}`],
  [
    'a zone with the cases of its name',
    'zones/a.json',
    `{"id": "a", ${names}, "ukrainianCases": {"genitive": "Б", "accusative": "В", "instrumental": "Г", "locative": "Ґ"}, "look": {"tone": "home", "mark": "house"}}`,
  ],
  ['comments and trailing commas', 'cards/a.json', `// mine\n${card(',')}`],
  ['a manifest', 'pack.json', manifest('1', '"ygios"', ', "authors": "Олена ＆ 花"')],
];

type Wrong = readonly [
  what: string,
  path: string,
  source: string,
  code: DiagnosticCode,
  at: string | undefined,
  data: Record<string, string | number | readonly string[]>,
];
const yes = (found: string, nearest: string) => ({ found, nearest, near: 'yes' });
const no = (found: string) => ({ found, nearest: '', near: 'no' });
const wrongType = (found: string, expected: string) => ({ found, expected });

// A table reads best with one mistake a line.
// prettier-ignore
const bad: readonly Wrong[] = [
  ['a misspelt key', 'cards/a.json', card(', "wihle": []'), 'unknown-key', 'wihle', yes('wihle', 'while')],
  ['a key from nowhere', 'cards/a.json', card(', "colour": 1'), 'unknown-key', 'colour', no('colour')],
  ['a misspelt key inside', 'zones/a.json', `{"id": "a", ${names}, "look": {"tone": "home", "makr": "house"}}`, 'unknown-key', 'look.makr', yes('makr', 'mark')],
  ['a key like one that is there', 'zones/a.json', `{"id": "a", ${names}, "look": {"tone": "home", "mark": "house", "makr": 1}}`, 'unknown-key', 'look.makr', no('makr')],
  ['a missing key', 'cards/a.json', `{"id": "a", ${names}, "home": "home"}`, 'missing', 'devotion', { key: 'devotion' }],
  ['no name', 'cards/a.json', '{"id": "a", "home": "home", "devotion": 1}', 'missing', undefined, { key: 'names' }],
  ['both names', 'cards/a.json', card(', "name": "A"'), 'two-names', 'name', {}],
  ['a missing language', 'bonuses/a.json', '{"id": "a", "names": {"en": "A", "ja": "B"}}', 'missing', 'names.uk', { key: 'uk' }],
  ['a missing case', 'zones/a.json', `{"id": "a", ${names}, "ukrainianCases": {"genitive": "Б", "accusative": "В", "instrumental": "Г"}, "look": {"tone": "home", "mark": "house"}}`, 'missing', 'ukrainianCases.locative', { key: 'locative' }],
  ['a missing word', 'zones/a.json', `{"id": "a", ${names}, "look": {"tone": "home"}}`, 'missing', 'look.mark', { key: 'mark' }],
  ['text for a number', 'cards/a.json', card('').replace('3', '"3"'), 'quoted-number', 'devotion', { found: '3' }],
  ['null for a number', 'cards/a.json', card('').replace('3', 'null'), 'wrong-type', 'devotion', wrongType('null', 'number')],
  ['a number for a text', 'cards/a.json', card('').replace('"A"', '5'), 'wrong-type', 'names.en', wrongType('number', 'text')],
  ['an object for a list', 'cards/a.json', card(', "fire": {}'), 'wrong-type', 'fire', wrongType('object', 'list')],
  ['a word for an effect', 'cards/a.json', card(', "fire": ["draw"]'), 'wrong-type', 'fire.0', wrongType('text', 'object')],
  ['null in an effect', 'cards/a.json', card(', "fire": [{"do": null}]'), 'wrong-type', 'fire.0.do', wrongType('null', 'text')],
  ['a list as the document', 'cards/a.json', '[]', 'wrong-type', undefined, wrongType('list', 'object')],
  ['a number for a word', 'cards/a.json', card(', "limit": 1'), 'wrong-type', 'limit', wrongType('number', 'text')],
  ['an object that can’t be made a text', 'cards/a.json', card('').replace('"home": "home"', '"home": {"toString": null}'), 'wrong-type', 'home', wrongType('object', 'text')],
  ['a number for an id', 'cards/a.json', card('').replace('"home": "home"', '"home": 1'), 'wrong-type', 'home', wrongType('number', 'text')],
  ['a fraction', 'cards/a.json', card('').replace('3', '2.5'), 'not-an-integer', 'devotion', { found: '2.5' }],
  ['a fraction in an effect', 'cards/a.json', card(', "fire": [{"do": "draw", "n": 0.5}]'), 'not-an-integer', 'fire.0.n', { found: '0.5' }],
  ['a huge number', 'cards/a.json', card('').replace('3', '1e300'), 'out-of-range', 'devotion', { found: '1e+300', min: 0, max: 99 }],
  ['an endless number', 'cards/a.json', card('').replace('3', '1e999'), 'out-of-range', 'devotion', { found: 'Infinity', min: 0, max: 99 }],
  ['a negative number', 'cards/a.json', card('').replace('3', '-1'), 'out-of-range', 'devotion', { found: '-1', min: 0, max: 99 }],
  ['a huge number in an effect', 'cards/a.json', card(', "fire": [{"do": "draw", "n": 1000001}]'), 'out-of-range', 'fire.0.n', { found: '1000001', min: 1, max: 99 }],
  ['a misspelt word', 'cards/a.json', card(', "limit": "rond"'), 'unknown-word', 'limit', { ...yes('rond', 'round'), known: ['round'] }],
  ['a word from nowhere', 'zones/a.json', `{"id": "a", ${names}, "look": {"tone": "violet", "mark": "house"}}`, 'unknown-word', 'look.tone', { ...no('violet'), known: ['home', 'town', 'school'] }],
  ['a bad id', 'cards/a.json', card('').replace('"home": "home"', '"home": "My Home"'), 'bad-id', 'home', { found: 'My Home', detail: 'other' }],
  ['a device of Windows', 'cards/a.json', card('').replace('"home": "home"', '"home": "aux"'), 'bad-id', 'home', { found: 'aux' }],
  ['another id than the file', 'cards/a.json', card('').replace('"id": "a"', '"id": "b"'), 'id-not-path', 'id', { found: 'b', expected: 'a' }],
  ['an empty name', 'cards/a.json', card('').replace('"A"', '""'), 'bad-text', 'names.en', { max: 120 }],
  ['an invisible name', 'cards/a.json', card('').replace('"A"', '" \u200b"'), 'bad-text', 'names.en', { max: 120 }],
  ['two lines', 'cards/a.json', card('').replace('"A"', '"A\\nB"'), 'bad-text', 'names.en', { max: 120 }],
  ['turned reading direction', 'cards/a.json', card('').replace('"A"', '"A\u202eB"'), 'bad-text', 'names.en', { max: 120 }],
  ['half a character', 'cards/a.json', card('').replace('"A"', '"\\ud83d"'), 'bad-text', 'names.en', { max: 120 }],
  ['a giant name', 'cards/a.json', card('').replace('"A"', `"${'A'.repeat(100_000)}"`), 'bad-text', 'names.en', { max: 120 }],
  ['a giant word in an effect', 'cards/a.json', card(`, "fire": [{"do": "${'x'.repeat(1000)}"}]`), 'unknown-word', 'fire.0.do', { near: 'no' }],
  ['a strange key in an effect', 'cards/a.json', card(', "fire": [{"do": "putBack", "a b": 1}]'), 'unknown-key', 'fire.0.a b', no('a b')],
  ['too many effects', 'cards/a.json', card(`, "fire": [${'{},'.repeat(51)}]`), 'too-long', 'fire', { max: 50 }],
  ['nesting too deep', 'cards/a.json', card(`, "fire": [${'{"a":'.repeat(40)}1${'}'.repeat(40)}]`), 'too-deep', undefined, { max: 32 }],
  ['another format', 'pack.json', manifest('2', '"ygios"'), 'unknown-format', 'format', { found: '2', known: '1', of: 'pack' }],
  ['a format in words', 'pack.json', manifest('"1"', '"ygios"'), 'quoted-number', 'format', { found: '1' }],
  ['another game', 'pack.json', manifest('1', '"chess"'), 'unknown-game', 'game', { found: 'chess', known: ['ygios', 'yurikure', 'formula', 'governing'] }],
  ['no format', 'pack.json', `{"game": "ygios", ${names}}`, 'missing', 'format', { key: 'format' }],
];

describe('checkFile', () => {
  it('names as many unknown keys as are read', () => {
    const keys = Array.from({ length: 3 * maxDiagnostics }, (_, at) => `, "strange${at}": 0`).join('');
    const checked = checkFile('cards/a.json', utf8(card(keys)), 'ygios');
    expect(checked.ok ? [] : checked.error).toHaveLength(maxDiagnostics);
  });

  it.each(good)('takes %s', (_what, path, source) => {
    const checked = checkFile(path, utf8(source), 'ygios');
    expect(checked.ok ? [] : checked.error).toEqual([]);
  });

  it.each(bad)('refuses %s', (_what, path, source, code, at, data) => {
    const checked = checkFile(path, utf8(source), 'ygios');
    const [first, ...others] = checked.ok ? [] : checked.error;
    expect(first).toMatchObject({ code, file: path, data });
    expect(first?.at).toBe(at);
    expect(others).toEqual([]);
  });

  it('names the line and column of what is wrong', () => {
    const source =
      '{\n  "id": "a",\n  "name": "A",\n  "home": "home",\n  "devotoin": 3,\n  "devotion": 2.5\n}';
    const checked = checkFile('cards/a.json', utf8(source), 'ygios');
    const places = checked.ok ? [] : checked.error.map(({ code, line, column }) => [code, line, column]);
    expect(places).toEqual(
      expect.arrayContaining([
        ['unknown-key', 5, 3],
        ['not-an-integer', 6, 15],
      ]),
    );
  });

  const raw: readonly [string, string, Uint8Array, DiagnosticCode][] = [
    ['bytes that are no UTF-8', 'cards/a.json', new Uint8Array([0x7b, 0xff, 0x7d]), 'not-utf8'],
    ['overlong UTF-8', 'cards/a.json', new Uint8Array([0xc0, 0xaf]), 'not-utf8'],
    ['UTF-16', 'cards/a.json', new Uint8Array([0xff, 0xfe, 0x7b, 0x00]), 'not-utf8'],
    ['a byte order mark', 'cards/a.json', utf8(`\ufeff${card('')}`), 'byte-order-mark'],
    ['a document too big', 'cards/a.json', new Uint8Array(packLimits.documentBytes + 1), 'file-too-big'],
    ['a picture too big', 'art/a.png', new Uint8Array(packLimits.assetBytes + 1), 'file-too-big'],
    ['a PNG that is none', 'art/a.png', utf8('hello'), 'bad-image'],
    ['a JPEG called PNG', 'art/a.png', jpegOf(63, 88), 'bad-image'],
    ['a PNG cut short', 'art/a.png', pngOf(63, 88).slice(0, -1), 'image-cut'],
    ['a PNG that claims to be huge', 'art/a.png', pngOf(2 ** 31, 2 ** 31), 'image-too-large'],
    ['a WebP cut short', 'art/a.webp', utf8('RIFF....WEB'), 'bad-image'],
    ['an empty picture', 'art/a.jpg', new Uint8Array(0), 'bad-image'],
    ['a page called SVG', 'art/a.svg', utf8('<html></html>'), 'bad-image'],
    ['an SVG with a script', 'art/a.svg', utf8('<svg><script/></svg>'), 'unsafe-svg'],
    ['an SVG that is no UTF-8', 'art/a.svg', new Uint8Array([0x3c, 0xff]), 'not-utf8'],
    ['a path that leads outside', '../a.json', utf8('{}'), 'bad-path'],
  ];
  it.each(raw)('refuses %s', (_what, path, bytes, code) => {
    const checked = checkFile(path, bytes, 'ygios');
    expect(checked.ok ? [] : checked.error.map((problem) => problem.code)).toEqual([code]);
  });

  const pictures: readonly [string, Uint8Array][] = [
    ['art/a.png', pngOf(63, 88)],
    ['art/a.jpg', jpegOf(63, 88)],
    ['art/a.jpeg', jpegOf(63, 88)],
    ['art/a.webp', webpOf.lossy(63, 88)],
    ['art/a.svg', utf8('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ];
  it.each(pictures)('takes %s', (path, bytes) => expect(checkFile(path, bytes, 'ygios').ok).toBe(true));

  it('tells which references lead nowhere, and what may be meant', () => {
    const checked = checkFile(
      'cards/a.json',
      utf8(card('').replace('"home": "home"', '"home": "hom"')),
      'ygios',
    );
    const references = checked.ok && checked.value.is === 'definition' ? checked.value.references : [];
    expect(brokenReferences(references, () => new Set(['home', 'town']))).toMatchObject([
      {
        code: 'unknown-id',
        file: 'cards/a.json',
        at: 'home',
        line: 1,
        data: { kind: 'zone', ...yes('hom', 'home') },
      },
    ]);
    expect(brokenReferences(references, () => new Set(['hom']))).toEqual([]);
  });
});
