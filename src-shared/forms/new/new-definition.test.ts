import { parse } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { definedGames, gameFacts } from '@shared/games/index';
import { checkFile } from '@shared/language/check-file';
import { definitionPath, idSchema, type Kind } from '@shared/language/pack-format';
import { shippedFiles } from '@shared/language/test-shipped';
import { validatePack } from '@shared/language/validate-pack';
import { languages } from '@shared/util/languages';
import { formOf } from '../form-of';
import { formatDocument } from '../format/index';
import { allFields, ids } from '../test-documents';
import { duplicateOf, newDefinition } from './new-definition';
import { proposeId } from './propose-id';

const utf8 = new TextEncoder();
const cases = definedGames().flatMap((game) =>
  gameFacts[game].kinds.flatMap((kind: Kind) => languages.map((language) => ({ game, kind, language }))),
);

describe('a new definition', () => {
  it.each(cases)('is right, and formatted: $game $kind $language', ({ game, kind, language }) => {
    const text = newDefinition(game, kind, { id: 'brand-new', language, ids: ids[game] });
    const path = definitionPath(kind, 'brand-new');
    const checked = checkFile(path, utf8.encode(text), game);
    expect(checked.ok ? [] : checked.error).toEqual([]);
    expect(checked.ok && checked.value.is === 'definition' ? checked.value.warnings : null).toEqual([]);
    expect(formatDocument(text)).toBe(text.replace('\n  \n}', '\n}'));
    expect(text).toContain('// ');
    const form = formOf({ game, path, text, language, ids: ids[game] });
    expect(form.ok && allFields(form.value).filter(({ is }) => is === 'raw')).toEqual([]);
  });

  const added = cases.filter(({ kind, language }) => kind !== 'rules' && language === 'en');
  it.each(added)('makes no trouble in a pack: $game $kind', ({ game, kind }) => {
    const files = shippedFiles(game);
    const before = validatePack(files);
    const text = newDefinition(game, kind, { id: 'brand-new', language: 'en', ids: ids[game] });
    const after = validatePack(new Map([...files, [definitionPath(kind, 'brand-new'), utf8.encode(text)]]));
    expect(after.ok ? [] : after.error).toEqual([]);
    const told = (result: typeof after) => (result.ok ? result.value.warnings.map(({ code }) => code) : []);
    // A Zone that is in no row is told by the pack: it has to be put there.
    if (kind !== 'zone') expect(told(after)).toEqual(told(before));
  });

  it('has the names it is given', () => {
    const names = { en: 'Tea', ja: 'お茶', uk: 'Чай' };
    const text = newDefinition('governing', 'card', { id: 'tea', names, language: 'ja', ids: [] });
    expect(parse(text)).toMatchObject({ id: 'tea', names });
  });
});

describe('a copy', () => {
  const names = { en: 'Tea', ja: 'お茶', uk: 'Чай' };
  const table: readonly (readonly [what: string, before: string, after: string])[] = [
    [
      'other id and names, the rest as it is',
      '{\n  // first\n  "id": "a", // x\n  "names": { "en": "A", "ja": "B", "uk": "C" },\n  "home":   "town" }',
      '{\n  // first\n  "id": "b", // x\n  "names": { "en": "Tea", "ja": "お茶", "uk": "Чай" },\n  "home":   "town" }',
    ],
    ['one name for all', '{ "id": "a", "name": "A" }', '{ "id": "b", "names": {} }'],
  ];
  it.each(table)('%s', (what, before, after) => {
    const copy = duplicateOf(before, 'b', names);
    if (what.startsWith('one name')) expect(parse(copy)).toEqual({ ...(parse(after) as object), names });
    else expect(copy).toBe(after);
  });
  it('keeps its names where none are given', () => {
    expect(duplicateOf('{ "id": "a", "name": "A" }', 'b', null)).toBe('{ "id": "b", "name": "A" }');
  });
});

describe('a proposed id', () => {
  const table: readonly (readonly [name: string, taken: readonly string[], id: string])[] = [
    ['Stage Fright', [], 'stage-fright'],
    ['  I’ve Always Loved You! ', [], 'ive-always-loved-you'],
    ['Café Señor', [], 'cafe-senor'],
    ['Straße', [], 'strasse'],
    ['Tea', ['tea'], 'tea-2'],
    ['Tea', ['tea', 'tea-2', 'tea-3'], 'tea-4'],
    ['tea-2', ['tea-2'], 'tea-3'],
    ['お茶', [], 'card'],
    ['お茶', ['card'], 'card-2'],
    ['Чай', ['card', 'card-2'], 'card-3'],
    ['', [], 'card'],
    ['Con', [], 'card-con'],
    ['COM1', [], 'card-com1'],
    ['x'.repeat(80), [], 'x'.repeat(60)],
    ['x'.repeat(80), ['x'.repeat(60)], `${'x'.repeat(58)}-2`],
    ['１２', [], '12'],
  ];
  it.each(table)('of “%s” beside %j is %s', (name, taken, id) => {
    expect(proposeId(name, 'card', taken)).toBe(id);
    expect(idSchema.safeParse(id).success).toBe(true);
  });
});
