import type { MenuItemConstructorOptions } from 'electron';
import type { MenuName } from '@shared/api/menus';
import type { MenuEntry, MenuModel } from '@shared/api/models';
import type { Translator } from '@shared/i18n/translator';
import type { Language } from '@shared/util/languages';

/** Our names for keys that stand for a sign, and Electron's. */
const named: Readonly<Record<string, string>> = {
  Comma: ',',
  Period: '.',
  Minus: '-',
  Plus: 'Plus',
  Equal: '=',
  Slash: '/',
  Backslash: '\\',
  Semicolon: ';',
  Quote: "'",
  Backquote: '`',
  BracketLeft: '[',
  BracketRight: ']',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  Enter: 'Return',
  Escape: 'Escape',
  Space: 'Space',
  Tab: 'Tab',
  Backspace: 'Backspace',
  Delete: 'Delete',
  Home: 'Home',
  End: 'End',
  PageUp: 'PageUp',
  PageDown: 'PageDown',
};
const modifiers: Readonly<Record<string, string>> = {
  Mod: 'CommandOrControl',
  Ctrl: 'Control',
  Alt: 'Alt',
  Shift: 'Shift',
};
const isFunctionKey = (key: string): boolean => /^F(?:[1-9]|1[0-9]|2[0-4])$/.test(key);

function keyOf(key: string): string | null {
  if (Object.hasOwn(named, key)) return named[key] ?? null;
  if (isFunctionKey(key)) return key;
  return /^[A-Za-z0-9,./;'`[\]\\=-]$/.test(key) ? key.toUpperCase() : null;
}

/**
 * `Mod+Shift+P` in Electron's notation, or null: Electron throws on what it does not know, and one odd shortcut
 * must not cost the whole menu. A bare letter is no menu shortcut, for it would be taken from every text field.
 */
export function toAccelerator(keys: string): string | null {
  const parts = keys.split('+');
  const last = parts.pop() ?? '';
  const key = keyOf(last);
  if (key === null) return null;
  const held: string[] = [];
  for (const part of parts) {
    const modifier = Object.hasOwn(modifiers, part) ? modifiers[part] : undefined;
    if (modifier === undefined || held.includes(modifier)) return null;
    held.push(modifier);
  }
  const isCommand = held.some((modifier) => modifier !== 'Shift') || isFunctionKey(last);
  return isCommand ? [...held, key].join('+') : null;
}

export interface MenuSurroundings {
  readonly platform: NodeJS.Platform;
  readonly isPackaged: boolean;
  readonly t: Translator;
  readonly run: (command: string) => void;
}

type Item = MenuItemConstructorOptions;
type MenuWord = Parameters<Translator>[0] & `desktop.menu.${string}`;

/** `&` would underline the letter after it instead of showing. */
const shown = (label: string): string => label.replaceAll('&', '&&');

/** Lines separate the sections; one that is empty leaves none. */
const joined = (...sections: readonly Item[][]): Item[] =>
  sections
    .filter((section) => section.length > 0)
    .flatMap((section, at) => (at === 0 ? section : [{ type: 'separator' }, ...section]));

function itemOf(entry: MenuEntry, run: (id: string) => void): Item {
  const label = shown(entry.label);
  if ('items' in entry) return { label, submenu: entry.items.map((item) => itemOf(item, run)) };
  const { id, accelerator, enabled, checked } = entry;
  const keys = accelerator === null ? null : toAccelerator(accelerator);
  return {
    label,
    enabled,
    click: () => run(id),
    ...(checked === undefined ? {} : { type: 'radio', checked }),
    // Shown only: the page hears its shortcuts itself, and two listeners would run a command twice.
    ...(keys === null ? {} : { accelerator: keys, registerAccelerator: false }),
  };
}

/**
 * The native menu bar: the page's commands as it sent them, each in the menu it names, and what belongs to the
 * system on each platform. Undo, cut and paste are roles, since on macOS text fields don't know these keys without
 * them.
 */
export function menuTemplate(model: MenuModel, { platform, isPackaged, t, run }: MenuSurroundings): Item[] {
  const isMac = platform === 'darwin';
  const isWindows = platform === 'win32';
  const only = (condition: boolean, ...items: Item[]): Item[] => (condition ? items : []);
  const role = (name: NonNullable<Item['role']>, word: MenuWord): Item => ({ role: name, label: t(word) });
  // Shown only: the page and Chromium hear these keys themselves, and the menu would undo a second time.
  const textRole = (...of: Parameters<typeof role>): Item => ({ ...role(...of), registerAccelerator: false });
  const own = (menu: MenuName): Item[][] =>
    (model[menu] ?? []).map((section) => section.map((entry) => itemOf(entry, run)));
  const about = role('about', 'desktop.menu.about');
  const quit: Item = isWindows
    ? // Shown only: Windows itself closes the window with these keys, and Electron names none.
      { ...role('quit', 'desktop.menu.exit'), accelerator: 'Alt+F4', registerAccelerator: false }
    : role('quit', isMac ? 'desktop.menu.quitApp' : 'desktop.menu.quit');
  const [undoing = [], ...editing] = own('edit');

  const app = joined(
    [about],
    ...own('app'),
    [role('services', 'desktop.menu.services')],
    [
      role('hide', 'desktop.menu.hide'),
      role('hideOthers', 'desktop.menu.hideOthers'),
      role('unhide', 'desktop.menu.unhide'),
    ],
    [quit],
  );
  // Settings, without an application menu: Windows has them at the end of File, Linux at the end of Edit.
  const file = joined(...own('file'), ...(isWindows ? own('app') : []), only(!isMac, quit));
  const edit = joined(
    [textRole('undo', 'desktop.menu.undo'), textRole('redo', 'desktop.menu.redo'), ...undoing],
    [
      textRole('cut', 'desktop.menu.cut'),
      textRole('copy', 'desktop.menu.copy'),
      textRole('paste', 'desktop.menu.paste'),
      textRole('selectAll', 'desktop.menu.selectAll'),
    ],
    ...editing,
    ...(isMac || isWindows ? [] : own('app')),
  );
  const view = joined(...own('view'), [
    role('togglefullscreen', 'desktop.menu.fullScreen'),
    ...only(!isPackaged, role('toggleDevTools', 'desktop.menu.developer')),
  ]);
  const window = joined(
    [role('minimize', 'desktop.menu.minimize'), ...only(isMac, role('zoom', 'desktop.menu.zoom'))],
    [...only(isMac, role('front', 'desktop.menu.front')), role('close', 'desktop.menu.close')],
  );
  const label = accessKeys(isMac ? null : t.language);
  const bar: Item[] = [
    ...only(isMac, { label: t('menu.app'), submenu: app }),
    { label: label(t('menu.file'), 'F'), submenu: file },
    { label: label(t('menu.edit'), 'E'), submenu: edit },
    { label: label(t('menu.view'), 'V'), submenu: view },
    { label: label(t('menu.go'), 'G'), submenu: joined(...own('go')) },
    { label: label(t('desktop.menu.window'), 'W'), role: 'window', submenu: window },
    { label: label(t('menu.help'), 'H'), role: 'help', submenu: joined(...own('help'), only(!isMac, about)) },
  ];
  // Before the page has sent its commands, some menus have nothing to open.
  return bar.filter(({ submenu }) => Array.isArray(submenu) && submenu.length > 0);
}

/**
 * Marks the letter that opens a menu together with Alt: the first that no menu before it has, or, where a keyboard
 * has no such letters, a Latin one behind the word. macOS has no such keys.
 */
function accessKeys(language: Language | null): (word: string, latin: string) => string {
  const taken = new Set<string>();
  return (word, latin) => {
    if (language === null) return word;
    if (language === 'ja') return `${word}(&${latin})`;
    const at = [...word].findIndex((letter) => !taken.has(letter.toLowerCase()));
    taken.add(word.charAt(at).toLowerCase());
    return `${word.slice(0, at)}&${word.slice(at)}`;
  };
}
