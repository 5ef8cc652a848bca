import { describe, expect, it } from 'vitest';
import { maxDiagnostics, type DiagnosticCode } from './diagnostics';
import { packLimits } from './pack-format';
import { validatePack } from './validate-pack';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const names = '"names": {"en": "A", "ja": "あ", "uk": "ї"}';
const base: Readonly<Record<string, string>> = {
  'pack.json': `{"format": 1, "game": "ygios", ${names}}`,
  'zones/home.json': `{"id": "home", ${names}, "look": {"tone": "home", "mark": "house"}}`,
  'cards/a.json': `{"id": "a", ${names}, "home": "home", "devotion": 3}`,
  'art/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};
/** The base with some files changed; null takes one away. */
function packWith(changes: Readonly<Record<string, string | null>>): Map<string, Uint8Array> {
  const files = Object.entries({ ...base, ...changes });
  return new Map(files.flatMap(([path, text]) => (text === null ? [] : [[path, utf8(text)]])));
}
const problemsOf = (files: ReadonlyMap<string, Uint8Array>) => {
  const verdict = validatePack(files);
  return verdict.ok ? [] : verdict.error.map(({ file, code }) => [file, code]);
};

type Case = readonly [string, Readonly<Record<string, string | null>>, (readonly [string, DiagnosticCode])[]];
const cases: readonly Case[] = [
  ['nothing wrong', {}, []],
  ['only a manifest', { 'zones/home.json': null, 'cards/a.json': null, 'art/a.svg': null }, []],
  ['no manifest', { 'pack.json': null }, [['pack.json', 'missing-file']]],
  [
    'a newer format, and nothing else is judged',
    { 'pack.json': '{"format": 9, "new": 1}', 'new/x.bin': '' },
    [['pack.json', 'unknown-format']],
  ],
  ['a zone that does not exist', { 'zones/home.json': null }, [['cards/a.json', 'unknown-id']]],
  [
    'a broken zone, and its cards are not blamed',
    { 'zones/home.json': '{' },
    [['zones/home.json', 'bad-json']],
  ],
  [
    'two files with one id',
    { 'cards/b.json': base['cards/a.json'] ?? '' },
    [['cards/b.json', 'id-not-path']],
  ],
  [
    'names that some disks don’t tell apart',
    { 'cards/A.json': '{}' },
    [
      ['cards/A.json', 'duplicate-path'],
      ['cards/A.json', 'bad-path'],
    ],
  ],
  [
    'several mistakes at once',
    { 'cards/a.json': '[]', 'zones/home.json': '{}', 'art/a.svg': 'x', 'notes.txt': '' },
    [
      ['zones/home.json', 'missing'],
      ['zones/home.json', 'missing'],
      ['cards/a.json', 'wrong-type'],
      ['art/a.svg', 'bad-image'],
      ['notes.txt', 'unknown-file'],
    ],
  ],
  [
    'rules that are hardly begun',
    { 'rules/main.json': '{"id": "main", "row": ["home"]}' },
    [
      ['rules/main.json', 'missing'],
      ['rules/main.json', 'missing'],
      ['rules/main.json', 'missing'],
      ['rules/main.json', 'missing'],
      ['rules/main.json', 'missing'],
    ],
  ],
];

describe('validatePack', () => {
  it.each(cases)('%s', (_what, changes, problems) => {
    expect(problemsOf(packWith(changes))).toEqual(problems);
  });

  it('gives what it read', () => {
    const verdict = validatePack(packWith({}));
    expect(verdict.ok && verdict.value).toMatchObject({
      manifest: { format: 1, game: 'ygios' },
      definitions: [
        { kind: 'zone', id: 'home', path: 'zones/home.json' },
        { kind: 'card', id: 'a', value: { devotion: 3 } },
      ],
      assets: ['art/a.svg'],
    });
  });

  it('stops after a hundred mistakes', () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`cards/c${n}.json`, '{']));
    expect(problemsOf(packWith(many))).toHaveLength(maxDiagnostics);
  });

  it('refuses too many files before reading any', () => {
    const files = new Map(
      Array.from({ length: packLimits.files + 1 }, (_, n) => [`x${n}`, new Uint8Array()]),
    );
    expect(problemsOf(files)).toEqual([['pack.json', 'too-many-files']]);
  });

  it('refuses too many bytes before reading any', () => {
    const large = new Uint8Array(packLimits.assetBytes);
    const files = new Map(Array.from({ length: 17 }, (_, n) => [`art/a${n}.png`, large]));
    expect(problemsOf(files)).toEqual([['pack.json', 'pack-too-big']]);
  });
});
