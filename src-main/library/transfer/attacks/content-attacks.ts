import { packLimits } from '@shared/language/pack-format';
import type { DiagnosticCode } from '@shared/language/diagnostics';
import { textOf, utf8 } from '../test-transfer';
import { asArchive, asList, pick, type Attack, type Base, type Random, type Weapon } from './attack';
import { forgeArchive } from './forge-zip';

/** Attacks by what the files say, in an archive whose every hash is right, or in a folder. */

const delivered = (random: Random, files: Iterable<readonly [string, Uint8Array]>): Weapon =>
  random(2) === 0 ? asArchive(forgeArchive(files)) : asList(files);

const definitions = (base: Base): string[] =>
  [...base.files.keys()].filter(
    (path) => path.endsWith('.json') && path !== 'pack.json' && path !== 'cards/home-1.json',
  );
const cards = (base: Base): string[] => definitions(base).filter((path) => path.startsWith('cards/'));

/** One file replaced by what a function makes of its text. */
const rewrite =
  (
    choose: (base: Base) => readonly string[],
    change: (text: string, random: Random, path: string) => string | Uint8Array,
  ) =>
  (random: Random, base: Base): Weapon => {
    const path = pick(random, choose(base));
    const changed = change(textOf(base.files.get(path)), random, path);
    const bytes = typeof changed === 'string' ? utf8(changed) : changed;
    return delivered(random, new Map([...base.files, [path, bytes]]));
  };
const manifest = (): string[] => ['pack.json'];

type Document = Record<string, unknown>;
/** The same on the parsed document. */
const edit = (
  choose: (base: Base) => readonly string[],
  change: (document: Document, random: Random) => void,
) =>
  rewrite(choose, (text, random) => {
    const document = JSON.parse(text) as Document;
    change(document, random);
    return JSON.stringify(document);
  });

const wrongValues: readonly unknown[] = [null, true, [], {}, [[]], 'Ω Ω', -1, 2.5, 1e12, ''];
const added =
  (path: string, bytes: Uint8Array) =>
  (random: Random, base: Base): Weapon =>
    delivered(random, [...base.files, [path, bytes]]);

const shapeCodes: readonly DiagnosticCode[] = [
  'wrong-type',
  'bad-text',
  'bad-id',
  'out-of-range',
  'not-an-integer',
  'missing',
  'one-of',
  'too-short',
  'unknown-word',
  'id-not-path',
  'unknown-game',
];
const svgs = [
  '<script>alert(1)</script>',
  '<image href="http://example.org/x.png"/>',
  '<foreignObject/>',
  '<g onload="x()"/>',
  '<a href="javascript:x()"/>',
  '<style>@import "x";</style>',
];
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);

// prettier-ignore
export const contentAttacks: readonly Attack[] = [
  { name: 'wrong type', times: 50, codes: shapeCodes, make: edit(definitions, (document, random) => { document[pick(random, ['id', ...Object.keys(document)].filter((key) => !['options'].includes(key)))] = pick(random, wrongValues.filter((value) => !Array.isArray(value) && typeof value !== 'number')) ; }) },
  { name: 'wrong type in the manifest', times: 10, codes: [...shapeCodes, 'unknown-format'], make: edit(manifest, (document, random) => { document[pick(random, Object.keys(document))] = pick(random, wrongValues); }) },
  { name: 'a key gone', times: 20, codes: ['missing'], make: edit(definitions, (document, random) => { Reflect.deleteProperty(document, pick(random, ['id', ...Object.keys(document).filter((key) => ['names', 'home', 'devotion', 'look', 'row', 'modes', 'scoring'].includes(key))])); }) },
  { name: 'an unknown key', times: 20, codes: ['unknown-key'], make: edit(definitions, (document, random) => { document[pick(random, ['nmaes', 'Devotion', 'firee', 'colour', '$schema', '', 'a'.repeat(500), 'constructor', '\u202e'])] = 1; }) },
  { name: 'a huge number', times: 10, codes: ['out-of-range'], make: rewrite(cards, (text, random) => text.replace(/"devotion": \d/, `"devotion": ${pick(random, ['100', '1e9', '1e308', '1e999', '-1', '-1e400', '9007199254740993', '9'.repeat(400)])}`)) },
  { name: 'a fraction', times: 10, codes: ['not-an-integer'], make: rewrite(cards, (text, random) => text.replace(/"devotion": \d/, `"devotion": ${pick(random, ['0.5', '1.0000001', '1e-5', '-2.5'])}`)) },
  { name: 'a key twice', times: 10, codes: ['twice'], make: rewrite(definitions, (text, random) => text.replace('{', `{ ${pick(random, ['"id"', '"names"', '"\\u0069d"'])}: 1,`).replace(/\}\s*$/, ', "id": "x", "names": {} }')) },
  { name: '__proto__', times: 4, codes: ['unknown-key'], make: rewrite(definitions, (text) => text.replace('{', '{ "__proto__": { "polluted": true },')) },
  { name: 'deep nesting', times: 4, codes: ['too-deep'], make: rewrite(definitions, (_text, random) => pick(random, ['['.repeat(200_000), '{"a":'.repeat(40_000), '[},'.repeat(80_000), `${'['.repeat(33)}${']'.repeat(33)}`])) },
  { name: 'a giant string', times: 4, codes: ['bad-text'], make: edit(cards, (document) => { document['names'] = { en: 'x'.repeat(200_000), ja: 'x', uk: 'x' }; }) },
  { name: 'a document too big', times: 3, codes: ['file-too-big'], make: rewrite(definitions, (text) => text + ' '.repeat(packLimits.documentBytes)) },
  { name: 'cut text', times: 20, codes: ['bad-json'], make: rewrite(definitions, (text, random) => text.slice(0, random(text.trimEnd().length))) },
  { name: 'no JSON', times: 6, codes: ['bad-json', 'wrong-type'], make: rewrite(definitions, (_text, random) => pick(random, ['', 'hello', '<xml/>', '{,}', '{"a" 1}', 'NaN', '{"a": undefined}', '5', 'null'])) },
  { name: 'a byte order mark', times: 3, codes: ['byte-order-mark'], make: rewrite(definitions, (text) => `\ufeff${text}`) },
  { name: 'no UTF-8', times: 8, codes: ['not-utf8'], make: rewrite(definitions, (text, random) => { const bytes = utf8(text).slice(); bytes[random(bytes.length)] = 0xff; return bytes; }) },
  { name: 'UTF-16', times: 2, codes: ['not-utf8', 'bad-json'], make: rewrite(definitions, (text) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))) },
  { name: 'unknown format', times: 4, codes: ['unknown-format'], make: edit(manifest, (document, random) => { document['format'] = pick(random, [0, 2, 99, -1, 1.5]); document['more'] = 1; }) },
  { name: 'unknown game', times: 4, codes: ['unknown-game'], make: edit(manifest, (document, random) => { document['game'] = pick(random, ['chess', 'YGIOS', '', '__proto__', 'x'.repeat(5000)]); }) },
  { name: 'no manifest', times: 1, codes: ['missing-file'], make: (random, { files }) => delivered(random, [...files].filter(([path]) => path !== 'pack.json')) },
  { name: 'an id twice', times: 6, codes: ['id-not-path'], make: (random, base) => delivered(random, [...base.files, ['cards/copy.json', base.files.get(pick(random, cards(base))) ?? jpeg]]) },
  { name: 'a zone that does not exist', times: 4, codes: ['unknown-id'], make: edit(cards, (document, random) => { document['home'] = pick(random, ['hom', 'moon', 'constructor', 'x']); }) },
  { name: 'rules with a zone that does not exist', times: 2, codes: ['unknown-id'], make: edit(() => ['rules/main.json'], (document) => { document['row'] = ['home', 'twon']; }) },
  { name: 'a zone taken away', times: 3, codes: ['unknown-id'], make: (random, { files }) => { const gone = pick(random, ['zones/home.json', 'zones/town.json', 'zones/school.json']); return delivered(random, [...files].filter(([path]) => path !== gone)); } },
  { name: 'a name that turns the text', times: 3, codes: ['bad-text'], make: edit(cards, (document, random) => { document['names'] = { en: `a${pick(random, ['\u202e', '\u0000', '\n', '\u2028'])}b`, ja: 'x', uk: 'x' }; }) },
  { name: 'too many effects', times: 2, codes: ['too-long'], make: edit(cards, (document) => { document['fire'] = Array.from({ length: 1000 }, () => ({ do: 'draw', n: 1 })); }) },
  { name: 'an SVG that can do things', times: 8, codes: ['unsafe-svg'], make: (random, base) => added('art/x.svg', utf8(`<svg>${pick(random, svgs)}</svg>`))(random, base) },
  { name: 'an SVG with entities', times: 1, codes: ['unsafe-svg'], make: added('art/x.svg', utf8('<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><svg>&b;</svg>')) },
  { name: 'a page called SVG', times: 1, codes: ['bad-image'], make: added('art/x.svg', utf8('<html><body/></html>')) },
  { name: 'a picture that is none', times: 4, codes: ['bad-image'], make: (random, base) => added(pick(random, ['art/x.png', 'art/x.webp']), pick(random, [jpeg, utf8('MZ'), new Uint8Array(0)]))(random, base) },
  { name: 'a picture too big', times: 1, codes: ['file-too-big'], make: added('art/x.png', new Uint8Array(packLimits.assetBytes + 1)) },
];
