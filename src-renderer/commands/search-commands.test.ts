import { describe, expect, it } from 'vitest';
import type { Language } from '@shared/util/languages';
import { fuzzyScore } from './fuzzy';
import { guideCommands, ruleCommands } from './help-commands';
import { commands } from './registry';
import { topicKey } from '@shared/guide/topics';
import { languages } from '@shared/util/languages';
import { commandTitle, searchCommands } from './search-commands';
import { testContext } from './test-context';

const all = [...commands, ...ruleCommands];
const firstFor = (query: string, language: Language): string | undefined =>
  searchCommands(query, all, language, [])[0]?.id;

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
  ['ルール', 'ja', 'play.rules'],
  ['遊び方', 'ja', 'go.help'],
  ['правила', 'uk', 'play.rules'],
  ['як грати', 'uk', 'go.help'],
  ['E2', 'en', 'rule.E2'],
  ['e2', 'ja', 'rule.E2'],
  ['n10', 'en', undefined],
  ['settle', 'en', 'rule.E2'],
  ['призвич', 'uk', 'rule.E2'],
  ['なじんで', 'ja', 'rule.E2'],
  ['settle', 'uk', 'rule.E2'],
  ['призвич', 'ja', 'rule.E2'],
  ['last known', 'en', 'rule.N5'],
  ['qqqq', 'en', undefined],
])('“%s” in %s finds %s', (query, language, id) => {
  expect(firstFor(query, language)).toBe(id);
});

it('without a query: all commands, those used last in front', () => {
  const found = searchCommands('', commands, 'en', ['reload', 'theme.dark']).map(({ id }) => id);
  expect(found.slice(0, 2)).toEqual(['reload', 'theme.dark']);
  expect(found).toHaveLength(commands.length);
});

it('pages of rules: only for who looks for one or was there, and each opens its own', async () => {
  const shown = (recent: readonly string[]) => searchCommands('', all, 'en', recent).map(({ id }) => id);
  expect(shown([])).toHaveLength(commands.length);
  expect(shown(['rule.M1'])[0]).toBe('rule.M1');
  const context = testContext();
  for (const command of ruleCommands) {
    await command.run(context);
    const rule = topicKey(context.navigation.topic);
    expect(`rule.${rule}`).toBe(command.id);
    expect(commandTitle(command, 'uk')).toMatch(new RegExp(`^${rule} .*[а-яіїєґ]`, 'iu'));
  }
});

it('pages and entries of the guide are found in every language, and open', async () => {
  const late = await guideCommands();
  const context = testContext();
  for (const [query, id] of [
    ['play-out', 'guide.ygios/play-out'],
    ['出し切り', 'guide.ygios/play-out'],
    ['догравання', 'guide.ygios/play-out'],
  ] as const)
    for (const language of languages) {
      const [first] = searchCommands(query, [...all, ...late], language, []);
      expect(first?.id).toBe(id);
    }
  for (const command of late) {
    await command.run(context);
    expect(`guide.${topicKey(context.navigation.topic)}`).toBe(command.id);
  }
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
