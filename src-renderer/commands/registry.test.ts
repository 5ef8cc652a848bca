import { describe, expect, it } from 'vitest';
import { languages, type Language } from '@shared/util/languages';
import { actionNames } from '../state/actions.svelte';
import { isUsable, keysOf } from './command';
import { listKeys, shortcutList } from './shortcut-list';
import { menuModel } from './menu-model';
import { commands, findCommand } from './registry';
import { runCommand } from './run-command';
import { commandTitle } from './search-commands';
import { testContext } from './test-context';

const twice = (list: readonly string[]): string[] => list.filter((item, at) => list.indexOf(item) !== at);
const modifiers = ['Mod', 'Shift', 'Alt'];

describe('all commands', () => {
  it('have ids of their own', () => {
    expect(twice(commands.map(({ id }) => id))).toEqual([]);
  });

  it('have shortcuts of their own, in one notation', () => {
    const keys = commands.flatMap(keysOf);
    expect(twice(keys)).toEqual([]);
    for (const parts of keys.map((shortcut) => shortcut.split('+'))) {
      expect(parts.slice(0, -1)).toEqual(modifiers.filter((modifier) => parts.includes(modifier)));
      expect(parts.at(-1)).toMatch(/^([A-Z0-9]|F\d+|Comma|Plus|Minus|Slash|Delete|Enter)$/);
    }
  });

  it.each(languages)('have a title that needs no data, each another one, in %s', (language) => {
    const titles = commands.map((command) => commandTitle(command, language));
    expect(twice(titles)).toEqual([]);
    expect(titles.filter((title) => /[{}]/.test(title))).toEqual([]);
  });

  it('can be asked whether they can be used, whatever the screen', () => {
    for (const command of commands) expect(typeof isUsable(command, testContext())).toBe('boolean');
  });

  it('reach every action a screen can offer', async () => {
    const context = testContext();
    const run: string[] = [];
    context.actions.register(
      Object.fromEntries(actionNames.map((name) => [name, () => void run.push(name)])),
    );
    for (const command of commands) await runCommand(command, context);
    expect([...new Set(run)].sort()).toEqual([...actionNames].sort());
  });
});

it.each([
  ['theme.dark', { theme: 'dark' }],
  ['language.uk', { language: 'uk' }],
  ['text.larger', { textSize: 115 }],
  ['text.smaller', { textSize: 90 }],
  ['motion.reduce', { motion: 'reduced' }],
])('%s changes the setting and keeps it', async (id, change) => {
  const context = testContext();
  const command = findCommand(id);
  if (!command) throw new Error(id);
  await runCommand(command, context);
  expect(context.settings.values).toMatchObject(change);
  expect(context.client.asked).toEqual([{ name: 'settings.set', params: change }]);
});

it('a command that can’t be used does nothing', async () => {
  const context = testContext();
  const command = findCommand('text.normal');
  if (!command) throw new Error('text.normal');
  await runCommand(command, context);
  expect(context.client.asked).toEqual([]);
});

describe('the native menu', () => {
  const entries = (language: Language, context = testContext()) =>
    Object.values(menuModel(commands, context, language)).flat(2);
  const items = (...of: Parameters<typeof entries>) =>
    entries(...of).flatMap((entry) => ('items' in entry ? entry.items : entry));
  const item = (id: string, ...of: Parameters<typeof entries>) => items(...of).find((one) => one.id === id);

  it('holds every command once, with its shortcut, in the language', () => {
    expect(
      items('uk')
        .map(({ id }) => id)
        .sort(),
    ).toEqual(commands.map(({ id }) => id).sort());
    expect(item('palette', 'uk')).toEqual({
      id: 'palette',
      label: 'Палітра команд',
      accelerator: 'Mod+K',
      enabled: true,
    });
  });

  it('has no two commands in one place', () => {
    expect(twice(commands.map(({ menu, order }) => `${menu} ${order}`))).toEqual([]);
  });

  it('greys out what can’t be used now', () => {
    expect(item('text.normal', 'en')?.enabled).toBe(false);
  });

  it('leaves a key to the text where it means the text', () => {
    expect(item('undo', 'en')).toMatchObject({ accelerator: null, enabled: false });
  });

  it.each<[Language, string, string, string]>([
    ['en', 'Theme', 'Language', 'Same as the system'],
    ['ja', 'テーマ', '言語', 'システムに合わせる'],
    ['uk', 'Тема', 'Мова', 'Як у системі'],
  ])(
    'has the choices in submenus and marks those in force, in %s',
    async (language, theme, speech, system) => {
      const context = testContext();
      const dark = findCommand('theme.dark');
      if (!dark) throw new Error('theme.dark');
      await runCommand(dark, context);
      const submenus = entries(language, context).filter((entry) => 'items' in entry);
      expect(submenus.map(({ label }) => label)).toEqual([theme, speech]);
      expect(item('language.system', language, context)?.label).toBe(system);
      expect(items(language, context).flatMap(({ id, checked }) => (checked ? id : []))).toEqual([
        'theme.dark',
        'language.system',
      ]);
    },
  );
});

it('the list of shortcuts names exactly the commands that have one, and the keys of the list', () => {
  const listed = shortcutList(commands, 'en').flatMap(({ rows }) => rows.flatMap(({ keys }) => keys));
  const inList = listKeys.flatMap(({ keys }) => keys);
  expect(listed.toSorted()).toEqual([...commands.flatMap(keysOf), ...inList].toSorted());
});
