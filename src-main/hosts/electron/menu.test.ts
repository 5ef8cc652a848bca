import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, test, vi } from 'vitest';
import type { MenuModel } from '@shared/api/models';
import { createTranslator } from '@shared/i18n/translator';
import type { Language } from '@shared/util/languages';
import { keysOf } from '../../../src-renderer/commands/command';
import { menuModel } from '../../../src-renderer/commands/menu-model';
import { commands } from '../../../src-renderer/commands/registry';
import { commandTitle } from '../../../src-renderer/commands/search-commands';
import { testContext } from '../../../src-renderer/commands/test-context';
import { toAccelerator, menuTemplate } from './menu';

const accelerators: [keys: string, accelerator: string | null][] = [
  ['Mod+K', 'CommandOrControl+K'],
  ['Mod+Shift+P', 'CommandOrControl+Shift+P'],
  ['Mod+Alt+k', 'CommandOrControl+Alt+K'],
  ['Mod+Comma', 'CommandOrControl+,'],
  ['Mod+,', 'CommandOrControl+,'],
  ['Mod+Plus', 'CommandOrControl+Plus'],
  ['Mod+Minus', 'CommandOrControl+-'],
  ['Mod+0', 'CommandOrControl+0'],
  ['Ctrl+Tab', 'Control+Tab'],
  ['Alt+ArrowLeft', 'Alt+Left'],
  ['F5', 'F5'],
  ['Shift+F10', 'Shift+F10'],
  ['F24', 'F24'],
  // no menu shortcut
  ['/', null],
  ['A', null],
  ['Shift+A', null],
  ['Escape', null],
  // not ours
  ['', null],
  ['Mod', null],
  ['Mod+', null],
  ['Mod++', null],
  ['+K', null],
  ['Mod+Mod+K', null],
  ['Hyper+K', null],
  ['Mod+F25', null],
  ['Mod+Banana', null],
  ['Mod+ы', null],
  ['constructor+K', null],
  ['Mod+constructor', null],
];
test.each(accelerators)('%s → %s', (keys, accelerator) => expect(toAccelerator(keys)).toBe(accelerator));

type Item = MenuItemConstructorOptions;
const platforms = ['linux', 'win32', 'darwin'] as const;
const build = (
  platform: NodeJS.Platform,
  {
    language = 'en',
    isPackaged = true,
    model,
  }: { language?: Language; isPackaged?: boolean; model?: MenuModel } = {},
) => {
  const run = vi.fn<(id: string) => void>();
  const sent = model ?? menuModel(commands, testContext(), language);
  return { run, template: menuTemplate(sent, { platform, isPackaged, t: createTranslator(language), run }) };
};
const items = (menu: Item | undefined): Item[] => (menu?.submenu ?? []) as Item[];
const labels = (template: Item[]): unknown[] => template.map(({ label }) => label);
/** What opens nothing itself, however deep it lies. */
const leaves = (template: Item[]): Item[] =>
  template.flatMap((item) => (item.submenu ? leaves(items(item)) : item));
const twice = (list: readonly unknown[]): unknown[] => list.filter((one, at) => list.indexOf(one) !== at);
/** One line an entry: what a user reads, with the keys that the template names. */
const read = (menu: Item, indent = ''): string[] =>
  items(menu).flatMap(({ label = '', role, type, accelerator, ...rest }) =>
    type === 'separator'
      ? [`${indent}-`]
      : [
          indent + [label, ...(role ? [`(${role})`] : []), ...(accelerator ? [accelerator] : [])].join(' '),
          ...read(rest, `${indent}  `),
        ],
  );

/** The mark before a letter, and a letter that stands behind the word for its key. */
const plain = (label = ''): string => label.replace(/\(&.\)$/, '').replace('&', '');
const bars: [language: Language, menus: string[]][] = [
  ['en', ['&File', '&Edit', '&View', '&Go', '&Window', '&Help']],
  ['ja', ['ファイル(&F)', '編集(&E)', '表示(&V)', '移動(&G)', 'ウィンドウ(&W)', 'ヘルプ(&H)']],
  ['uk', ['&Файл', '&Редагування', '&Вигляд', '&Перехід', 'В&ікно', '&Довідка']],
];
describe.each(platforms)('the menu bar of %s', (platform) => {
  test.each(bars)('%s: %j', (language, menus) => {
    const { template } = build(platform, { language });
    expect(labels(template)).toEqual(platform === 'darwin' ? ['Heartdeck', ...menus.map(plain)] : menus);
    expect(leaves(template).filter(({ label, type }) => type !== 'separator' && !label)).toEqual([]);
    for (const menu of template) expect(twice(labels(items(menu)).filter(Boolean))).toEqual([]);
  });

  test('has every command once, and a press runs it', () => {
    const { run, template } = build(platform);
    for (const { click } of leaves(template)) (click as (() => void) | undefined)?.();
    expect(run.mock.calls.flat().toSorted()).toEqual(commands.map(({ id }) => id).toSorted());
  });

  test('shows the shortcut of every command that has one, and leaves the key to the page', () => {
    const shortcuts = commands.flatMap((command) => {
      const keys = command.notInText ? null : toAccelerator(keysOf(command)[0] ?? '');
      return keys === null ? [] : [`${commandTitle(command, 'en')}: ${keys}`];
    });
    const own = leaves(build(platform).template).filter(({ role, accelerator }) => !role && accelerator);
    expect(own.map(({ label, accelerator }) => `${label}: ${accelerator as string}`).toSorted()).toEqual(
      shortcuts.toSorted(),
    );
    expect(own.filter(({ registerAccelerator }) => registerAccelerator !== false)).toEqual([]);
  });

  test('separates sections, and nothing else', () => {
    for (const menu of build(platform).template) {
      const lines = read(menu).map((line) => line === '-');
      expect([lines[0], lines.at(-1)]).toEqual([false, false]);
      expect(lines.some((line, at) => line && lines[at + 1])).toBe(false);
    }
  });

  test('has each role once, and developer tools only unpackaged', () => {
    const roles = (isPackaged: boolean) =>
      leaves(build(platform, { isPackaged }).template).flatMap(({ role }) => role ?? []);
    const mac = ['services', 'hide', 'hideOthers', 'unhide', 'zoom', 'front'];
    const all = ['about', 'quit', 'undo', 'redo', 'cut', 'copy', 'paste', 'selectAll'];
    const window = ['togglefullscreen', 'minimize', 'close', ...(platform === 'darwin' ? mac : [])];
    expect(roles(true).toSorted()).toEqual([...all, ...window].toSorted());
    expect(roles(false).toSorted()).toEqual([...all, ...window, 'toggleDevTools'].toSorted());
  });
});

test('a command that takes something away is the last of its section', () => {
  for (const menu of build('linux').template) {
    const sections = read(menu).join('\n').split('\n-\n');
    for (const command of commands.filter(({ destructive }) => destructive)) {
      const title = commandTitle(command, 'en');
      for (const section of sections.filter((one) => one.includes(title)))
        expect(section.split('\n').at(-1)).toBe(title);
    }
  }
});

/** Where systems differ: the first and last lines of the menus, as they are read. */
const ends: [platform: NodeJS.Platform, menu: string, last: string[]][] = [
  ['linux', 'File', ['-', 'Quit (quit)']],
  ['linux', 'Edit', ['-', 'Settings… CommandOrControl+,']],
  ['linux', 'Help', ['-', 'About Heartdeck (about)']],
  ['linux', 'Window', ['Minimize (minimize)', '-', 'Close window (close)']],
  ['win32', 'File', ['-', 'Settings… CommandOrControl+,', '-', 'Exit (quit) Alt+F4']],
  ['win32', 'Help', ['-', 'About Heartdeck (about)']],
  ['darwin', 'Help', ['Keyboard shortcuts CommandOrControl+/']],
  [
    'darwin',
    'Heartdeck',
    [
      'About Heartdeck (about)',
      '-',
      'Settings… CommandOrControl+,',
      '-',
      'Services (services)',
      '-',
      'Hide Heartdeck (hide)',
      'Hide others (hideOthers)',
      'Show all (unhide)',
      '-',
      'Quit Heartdeck (quit)',
    ],
  ],
];
test.each(ends)('%s: %s ends with %j', (platform, name, last) => {
  const menu = build(platform).template.find(({ label }) => plain(label) === name);
  expect(read(menu ?? {}).slice(-last.length)).toEqual(last);
});

test('Edit and View as they are read', () => {
  const [, edit, view] = build('win32', { isPackaged: false }).template;
  expect(read(edit ?? {})).toEqual([
    'Undo (undo)',
    'Redo (redo)',
    'Undo the last change',
    'Take back the last answer',
    'Give the taken-back answer again',
    '-',
    'Cut (cut)',
    'Copy (copy)',
    'Paste (paste)',
    'Select all (selectAll)',
    '-',
    'Edit the chosen definition CommandOrControl+Return',
    'Copy the seed and all choices',
    '-',
    'Search the definitions CommandOrControl+F',
  ]);
  expect(read(view ?? {}).slice(-20)).toEqual([
    'Larger text CommandOrControl+Plus',
    'Normal text size CommandOrControl+0',
    'Smaller text CommandOrControl+-',
    '-',
    'Theme',
    '  Light',
    '  Dark',
    '  Same as the system',
    'Language',
    '  English',
    '  Japanese (日本語)',
    '  Ukrainian (українська)',
    '  Same as the system',
    'Reduce motion',
    'Allow motion',
    '-',
    'Reload the window CommandOrControl+R',
    '-',
    'Full screen (togglefullscreen)',
    'Developer tools (toggleDevTools)',
  ]);
});

test('keys of text are not heard by the menu as well', () => {
  const text = leaves(build('linux').template).filter(({ role }) =>
    ['undo', 'redo', 'cut', 'copy', 'paste', 'selectAll'].includes(role ?? ''),
  );
  expect(text.map(({ registerAccelerator }) => registerAccelerator)).toEqual(Array(6).fill(false));
});

test('entries are greyed, marked and shown as the page says', () => {
  const item = { id: 'a', label: 'Salt & pepper', accelerator: '/', enabled: false };
  const model = { go: [[item, { label: 'Theme', items: [{ ...item, enabled: true, checked: true }] }]] };
  const go = build('linux', { model }).template.find(({ label }) => plain(label) === 'Go');
  const click = expect.any(Function) as () => void;
  expect(items(go)).toEqual([
    { label: 'Salt && pepper', enabled: false, click },
    {
      label: 'Theme',
      submenu: [{ label: 'Salt && pepper', enabled: true, click, type: 'radio', checked: true }],
    },
  ]);
});

test('no menu is empty before the page has sent anything', () => {
  expect(build('linux', { model: {} }).template.map(({ label }) => plain(label))).toEqual([
    'File',
    'Edit',
    'View',
    'Window',
    'Help',
  ]);
  expect(labels(build('darwin', { model: {} }).template)).toEqual(['Heartdeck', 'Edit', 'View', 'Window']);
});
