import { describe, expect, it } from 'vitest';
import { isMessageKey, translateKey } from '@shared/i18n/translator';
import { languages, type Language } from '@shared/util/languages';
import { applyFix } from './apply-fix';
import { fixesOf, type Diagnostic } from './diagnostics';
import type { DefinedGame } from '@shared/games/index';
import { kindFolders } from './kinds';
import { shippedFiles } from './test-shipped';
import { validatePack } from './validate-pack';
import { bonuses } from './fixtures/wrong-definitions/bonuses';
import { brackets } from './fixtures/wrong-definitions/brackets';
import { brokenTexts } from './fixtures/wrong-definitions/broken-texts';
import { effects } from './fixtures/wrong-definitions/effects';
import { idleSkills } from './fixtures/wrong-definitions/idle-skills';
import { ids } from './fixtures/wrong-definitions/ids';
import { keys } from './fixtures/wrong-definitions/keys';
import { missing } from './fixtures/wrong-definitions/missing';
import { numbers } from './fixtures/wrong-definitions/numbers';
import { openTexts } from './fixtures/wrong-definitions/open-texts';
import { picks } from './fixtures/wrong-definitions/picks';
import { printed } from './fixtures/wrong-definitions/printed';
import { quotes } from './fixtures/wrong-definitions/quotes';
import type { WrongDefinition } from './fixtures/wrong-definitions/row';
import { rules } from './fixtures/wrong-definitions/rules';
import { rulings } from './fixtures/wrong-definitions/rulings';
import { signs } from './fixtures/wrong-definitions/signs';
import { skills } from './fixtures/wrong-definitions/skills';
import { templates } from './fixtures/wrong-definitions/templates';
import { texts } from './fixtures/wrong-definitions/texts';
import { types } from './fixtures/wrong-definitions/types';
import { words } from './fixtures/wrong-definitions/words';

/**
 * Mistakes that people make, over both games and all kinds of document, in the shipped packs. Whoever changes a sentence
 * on purpose runs `npx vitest run src-shared/language/wrong-definitions -u` and reads what changed.
 */
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

/** The lines that differ, the old ones with a minus and the new ones with a plus, in the order of the text. */
function changedLines(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start++;
  let end = 0;
  const most = Math.min(old.length, now.length) - start;
  while (end < most && old[old.length - 1 - end] === now[now.length - 1 - end]) end++;
  const gone = old.slice(start, old.length - end);
  const come = now.slice(start, now.length - end);
  // Lines between two changes are the same in both: they are not told.
  const kept = gone.length === come.length ? gone.map((line, index) => line === come[index]) : [];
  return [
    ...gone.filter((_, index) => !kept[index]).map((line) => `-${line}`),
    ...come.filter((_, index) => !kept[index]).map((line) => `+${line}`),
  ];
}

/** A mistake with everything that is said about it, as it lies in `fixtures/wrong-definitions/said`. */
function told({ what, game, file }: WrongDefinition, source: string, found: readonly Diagnostic[]): string {
  const lines = found.flatMap((one) => [
    `${one.code} at ${one.line ?? '?'}:${one.column ?? '?'} ${one.at ?? ''}`.trimEnd(),
    ...languages.map((language) => `  ${language} ${sentence(language, `diagnostic.${one.code}`, one.data)}`),
    ...fixesOf(one).flatMap((fix) => [
      `  fix ${sentence('en', `fix.${fix.title}`, fix.data)}`,
      ...changedLines(source, applyFix(source, fix)).map((line) => `    ${line}`),
    ]),
  ]);
  return [`## ${what}`, `${game} ${file}`, ...lines, ''].join('\n');
}

const examined = Object.entries(tables).map(([name, table]) => ({
  name,
  rows: table.map((row) => {
    const source = sourceOf(row);
    return { row, source, found: saidOf(row, source) };
  }),
}));
const allFound = examined.flatMap(({ rows }) => rows.flatMap(({ found }) => found));

describe.each(examined)('$name', ({ name, rows }) => {
  it('are told in three languages, with their fixes', async () => {
    const text = rows.map(({ row, source, found }) => told(row, source, found)).join('\n');
    await expect(text).toMatchFileSnapshot(`fixtures/wrong-definitions/said/${name}.txt`);
  });

  it.each(rows)('$row.what: nothing is said of other documents', ({ row, found }) => {
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ file }) => file !== row.file)).toEqual([]);
  });

  const fixes = rows.flatMap(({ row, source, found }) =>
    found.flatMap((one) => fixesOf(one).map((fix) => ({ row, source, found, one, fix }))),
  );
  it.each(fixes)('$row.what: $fix.title ends it', ({ row, source, found, one, fix }) => {
    const ofKind = (list: readonly Diagnostic[]): number =>
      list.filter(({ code }) => code === one.code).length;
    expect(ofKind(saidOf(row, applyFix(source, fix)))).toBeLessThan(ofKind(found));
  });
});

it.each(openTexts)('$what: taken at its word, it is right', (row) => {
  let source = sourceOf(row);
  for (const _ of saidOf(row, source)) {
    const fix = saidOf(row, source)[0]?.fix;
    source = fix ? applyFix(source, fix) : source;
  }
  expect(saidOf(row, source)).toEqual([]);
});

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
    const alike = allFound.filter(
      ({ code, data }) => new Set(languages.map((one) => sentence(one, `diagnostic.${code}`, data))).size < 3,
    );
    expect(alike).toEqual([]);
  });

  it('uses no word that only a programmer knows', () => {
    const jargon =
      /\b(schema|enum|property|properties|boolean|string|integer|array|object|parse|token kind|JSON)\b/i;
    const sentences = allFound.map(({ code, data }) => sentence('en', `diagnostic.${code}`, data));
    expect(sentences.filter((one) => jargon.test(one))).toEqual([]);
  });
});

it.each(['ygios', 'governing'] as const)('nothing is said of the shipped pack %s', (game) => {
  const verdict = validatePack(packs[game]);
  expect(verdict.ok ? verdict.value.warnings : verdict.error).toEqual([]);
});
