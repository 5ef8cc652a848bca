import { describe, expect, it } from 'vitest';
import { languages } from '@shared/util/languages';
import { actionNames } from '../state/actions.svelte';
import { commandGroups, isUsable, keysOf } from './command';
import { listKeys } from './list-keys';
import { menuModel } from './menu-model';
import { commands, findCommand } from './registry';
import { runCommand } from './run-command';
import { commandTitle } from './search-commands';
import { shortcutList } from './shortcut-list';
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
  it('holds every command once, with its shortcut, in the language', () => {
    const menu = menuModel(commands, testContext(), 'uk');
    expect(menu.flatMap(({ items }) => items.map(({ id }) => id)).sort()).toEqual(
      commands.map(({ id }) => id).sort(),
    );
    expect(menu.map(({ label }) => label)).toEqual([
      'Набір',
      'Редагування',
      'Перехід',
      'Вигляд',
      'Мова',
      'Довідка',
    ]);
    expect(menu).toHaveLength(commandGroups.length);
    const palette = menu.flatMap(({ items }) => items).find(({ id }) => id === 'palette');
    expect(palette).toEqual({ id: 'palette', label: 'Палітра команд', accelerator: 'Mod+K', enabled: true });
  });

  it('greys out what can’t be used now', () => {
    const items = menuModel(commands, testContext(), 'en').flatMap((menu) => menu.items);
    expect(items.find(({ id }) => id === 'text.normal')?.enabled).toBe(false);
  });
});

it('leaves a key to the native menu where it means the text', () => {
  const items = menuModel(commands, testContext(), 'en').flatMap((menu) => menu.items);
  expect(items.find(({ id }) => id === 'undo')).toMatchObject({ accelerator: null, enabled: false });
});

it('the list of shortcuts names exactly the commands that have one, and the keys of the list', () => {
  const listed = shortcutList(commands, 'en').flatMap(({ rows }) => rows.flatMap(({ keys }) => keys));
  const inList = listKeys.flatMap(({ keys }) => keys);
  expect(listed.toSorted()).toEqual([...commands.flatMap(keysOf), ...inList].toSorted());
});
