import { describe, expect, it } from 'vitest';
import { isMessageKey, translateKey } from '@shared/i18n/translator';
import type { Language } from '@shared/util/languages';
import { applyFix } from '../apply-fix';
import { fixesOf, type Diagnostic } from '../diagnostics';
import { kindFolders, type DefinedGame } from '../kinds';
import { shippedFiles } from '../test-shipped';
import { validatePack } from '../validate-pack';
import { bonuses } from './bonuses';
import { brackets } from './brackets';
import { brokenTexts } from './broken-texts';
import { changedLines } from './changed-lines';
import { effects } from './effects';
import { idleSkills } from './idle-skills';
import { ids } from './ids';
import { keys } from './keys';
import { missing } from './missing';
import { numbers } from './numbers';
import { openTexts } from './open-texts';
import { picks } from './picks';
import { printed } from './printed';
import { quotes } from './quotes';
import type { OfferedFix, Said, WrongDefinition } from './row';
import { rules } from './rules';
import { rulings } from './rulings';
import { signs } from './signs';
import { skills } from './skills';
import { templates } from './templates';
import { texts } from './texts';
import { types } from './types';
import { words } from './words';

/** Mistakes that people make, over both games and all kinds of document, in the shipped packs. */
const tables: Readonly<Record<string, readonly WrongDefinition[]>> = {
  ...{ brackets, quotes, openTexts, brokenTexts, signs, keys, words, ids, types, numbers, missing, texts },
  ...{ picks, effects, bonuses, skills, idleSkills, rules, rulings, printed, templates },
};
const all = Object.values(tables).flat();

const packs: Readonly<Record<DefinedGame, ReadonlyMap<string, Uint8Array>>> = {
  ygios: shippedFiles('ygios'),
  governing: shippedFiles('governing'),
};

function sourceOf({ game, file, source }: WrongDefinition): string {
  if (typeof source === 'string') return source;
  const text = new TextDecoder().decode(packs[game].get(file));
  if (!text.includes(source.of)) throw new Error(`${file} has no ${source.of}`);
  return text.replace(source.of, source.instead);
}

/** Everything that is said of the pack with this document in it. */
function saidOf({ game, file }: WrongDefinition, source: string): readonly Diagnostic[] {
  const verdict = validatePack(new Map(packs[game]).set(file, new TextEncoder().encode(source)));
  return verdict.ok ? verdict.value.warnings : verdict.error;
}

const sentence = (language: Language, key: string, data: Readonly<Record<string, unknown>>): string =>
  isMessageKey(key) ? translateKey(language, key, data) : `no message ${key}`;

const told = (source: string, found: Diagnostic): Said => ({
  code: found.code,
  place: `${found.line ?? '?'}:${found.column ?? '?'}`,
  at: found.at ?? '',
  en: sentence('en', `diagnostic.${found.code}`, found.data),
  ja: sentence('ja', `diagnostic.${found.code}`, found.data),
  uk: sentence('uk', `diagnostic.${found.code}`, found.data),
  fixes: fixesOf(found).map((fix): OfferedFix => ({
    title: sentence('en', `fix.${fix.title}`, fix.data),
    gives: changedLines(source, applyFix(source, fix)),
  })),
});

describe.each(Object.entries(tables))('%s', (_name, table) => {
  it.each(table.map((row) => [row.what, row] as const))('%s', (_what, row) => {
    const source = sourceOf(row);
    const found = saidOf(row, source);
    expect(found.map((one) => told(source, one))).toEqual(row.says);
    expect(found.filter(({ file }) => file !== row.file)).toEqual([]);
  });

  const fixes = table.flatMap((row) =>
    row.says.flatMap(({ fixes: offered }, nth) =>
      offered.map(({ title }, index) => [row.what, title, row, nth, index] as const),
    ),
  );
  it.each(fixes)('%s: “%s” ends it', (_what, _title, row, nth, index) => {
    const source = sourceOf(row);
    const found = saidOf(row, source);
    const one = found[nth];
    const fix = one && fixesOf(one)[index];
    const left = saidOf(row, fix ? applyFix(source, fix) : source);
    const ofKind = (list: readonly Diagnostic[]): number =>
      list.filter(({ code }) => code === one?.code).length;
    expect(ofKind(left)).toBeLessThan(ofKind(found));
  });
});

it.each(openTexts.map((row) => [row.what, row] as const))(
  '%s: taken at its word, it is right',
  (_what, row) => {
    let source = sourceOf(row);
    for (const _ of row.says) {
      const fix = saidOf(row, source)[0]?.fix;
      source = fix ? applyFix(source, fix) : source;
    }
    expect(saidOf(row, source)).toEqual([]);
  },
);

describe('the table', () => {
  it('holds the mistakes that were asked for, each once', () => {
    expect(all.length).toBeGreaterThanOrEqual(60);
    expect(new Set(all.map(({ what }) => what)).size).toBe(all.length);
  });

  it('covers both games and every kind of document', () => {
    const folders = new Set(all.map(({ game, file }) => `${game} ${file.split('/')[0] ?? ''}`));
    const ygios = ['card', 'bonus', 'zone', 'rules', 'template'] as const;
    const governing = ['card', 'token', 'rules'] as const;
    expect([...folders]).toEqual(
      expect.arrayContaining([
        ...ygios.map((kind) => `ygios ${kindFolders[kind]}`),
        ...governing.map((kind) => `governing ${kindFolders[kind]}`),
        'ygios pack.json',
      ]),
    );
  });

  it('speaks three languages: no sentence is another one untranslated', () => {
    const alike = all.flatMap(({ says }) =>
      says.filter(({ en, ja, uk }) => en === ja || en === uk || ja === uk),
    );
    expect(alike).toEqual([]);
  });

  it('uses no word that only a programmer knows', () => {
    const jargon =
      /\b(schema|enum|property|properties|boolean|string|integer|array|object|parse|token kind|JSON)\b/i;
    expect(all.flatMap(({ says }) => says.filter(({ en }) => jargon.test(en)).map(({ en }) => en))).toEqual(
      [],
    );
  });
});

it.each(['ygios', 'governing'] as const)('nothing is said of the shipped pack %s', (game) => {
  const verdict = validatePack(packs[game]);
  expect(verdict.ok ? verdict.value.warnings : verdict.error).toEqual([]);
});
