import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { translatedTitles } from '@shared/api/scenarios';
import { inQuotes } from '@shared/i18n/quotes';
import type { Names } from '@shared/language/names';
import { shippedPack } from '@shared/language/test-shipped';
import { readTitles, titleOf } from './shipped-titles';

const folder = resolve(import.meta.dirname, '../../../resources/scenarios');
const read = (path: string): unknown => JSON.parse(readFileSync(resolve(folder, path), 'utf8'));
const translations = ['ja', 'uk'] as const;
/** Quoted, and no name of a definition. */
const otherQuotations: readonly string[] = ['біс'];

describe.each(['ygios', 'governing'] as const)('titles of the scenarios of %s', (game) => {
  const { scenarios } = read(`${game}.json`) as { scenarios: { id: string; title: string }[] };
  const titles = translatedTitles.parse(read(`titles/${game}.json`));
  const { definitions } = shippedPack(game);
  const namesOf = (...kinds: readonly string[]): Names[] =>
    definitions.flatMap(({ kind, value }) =>
      kinds.includes(kind) && 'names' in value && value.names ? [value.names] : [],
    );
  const all = scenarios.flatMap(({ id, title }) =>
    translations.map((language) => ({ id, title, language, translated: titles[id]?.[language] ?? '' })),
  );

  it('are there for every scenario, in their order, and none is left over', () => {
    expect(Object.keys(titles)).toEqual(scenarios.map(({ id }) => id));
    expect(all.filter(({ translated }) => translated.trim() === '')).toEqual([]);
    for (const language of translations) {
      expect(new Set(scenarios.map(({ id }) => titles[id]?.[language])).size).toBe(scenarios.length);
    }
  });

  it('are written as each language is written', () => {
    const wrong = {
      // No space, no narrow punctuation, no stop at the end; some letters of its own.
      ja: /^[^\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]*$|[\s,.:;!?()"'“”«»]|。$/u,
      // The typographic apostrophe and quotation marks; no letter that only Russian has.
      uk: /^[^\p{Script=Cyrillic}]*$|['"`“](?![»])|[ыэёъЫЭЁЪ]|\.$| {2}/u,
    };
    expect(all.filter(({ language, translated }) => wrong[language].test(translated))).toEqual([]);
  });

  it('name the same cards and bonuses as the English title, and nothing else', () => {
    const cards = namesOf('card', 'bonus');
    const marks = { ja: /「([^」]+)」/gu, uk: /«([^»]+)»/gu };
    for (const { id, title, language, translated } of all) {
      const quoted = [...translated.matchAll(marks[language])].map(([, name = '']) => name);
      const named = cards.filter(({ en }) => title.includes(en)).map((names) => names[language]);
      expect(quoted, id).toEqual(expect.arrayContaining(named.map((name) => inQuotes(language, name))));
      const known = new Set([...named, ...namesOf('zone').map((names) => names[language])]);
      const allowed = [...[...known].map((name) => inQuotes(language, name)), ...otherQuotations];
      expect(
        quoted.filter((name) => !allowed.includes(name)),
        id,
      ).toEqual([]);
    }
  });
});

it('a scenario without them keeps the title it was written with, and a game without them has none', async () => {
  const titles = await readTitles(folder, 'ygios');
  expect(titleOf(titles, 'Y46', 'No legal play')).toEqual({ en: 'No legal play', ...titles['Y46'] });
  expect(titleOf(titles, 'mine', 'No legal play')).toBe('No legal play');
  expect(await readTitles(folder, 'yurikure')).toEqual({});
});
