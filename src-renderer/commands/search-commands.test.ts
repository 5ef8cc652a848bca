import { describe, expect, it } from 'vitest';
import type { Language } from '@shared/util/languages';
import { fuzzyScore } from './fuzzy';
import { commands } from './registry';
import { searchCommands } from './search-commands';

const firstFor = (query: string, language: Language): string | undefined =>
  searchCommands(query, commands, language, [])[0]?.id;

it.each<[string, Language, string | undefined]>([
  ['dark', 'en', 'theme.dark'],
  ['theme dark', 'en', 'theme.dark'],
  ['kbs', 'en', 'shortcuts'],
  ['ダーク', 'ja', 'theme.dark'],
  ['ﾀﾞｰｸ', 'ja', 'theme.dark'],
  ['設定', 'ja', 'go.settings'],
  ['dark', 'ja', 'theme.dark'],
  ['темна', 'uk', 'theme.dark'],
  ['ТЕМНА', 'uk', 'theme.dark'],
  ['settings', 'uk', 'go.settings'],
  ['日本語', 'en', 'language.ja'],
  ['help', 'en', 'go.help'],
  ['governing rules', 'en', 'go.help'],
  ['rulebook', 'ja', 'go.help'],
  ['ルール', 'ja', 'go.help'],
  ['правила', 'uk', 'go.help'],
  ['qqqq', 'en', undefined],
])('“%s” in %s finds %s', (query, language, id) => {
  expect(firstFor(query, language)).toBe(id);
});

it('without a query: all commands, those used last in front', () => {
  const found = searchCommands('', commands, 'en', ['reload', 'theme.dark']).map(({ id }) => id);
  expect(found.slice(0, 2)).toEqual(['reload', 'theme.dark']);
  expect(found).toHaveLength(commands.length);
});

describe('fuzzy score', () => {
  it.each([
    ['a whole word beats a piece of one', 'text', 'Larger text', 'Context menu'],
    ['a piece beats strewn letters', 'rel', 'Reload the window', 'Remove the label'],
    ['the shorter of two equal ones wins', 'theme', 'Theme', 'Theme: same as the system'],
  ])('%s', (_what, query, better, worse) => {
    expect(fuzzyScore(query, better)).toBeGreaterThan(fuzzyScore(query, worse));
  });

  it('is 0 unless all letters occur in order', () => {
    expect(fuzzyScore('ba', 'ab')).toBe(0);
  });
});
