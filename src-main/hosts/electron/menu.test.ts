import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, test, vi } from 'vitest';
import type { MenuModel } from '@shared/api/models';
import { createTranslator } from '@shared/i18n/translator';
import { languages } from '@shared/util/languages';
import { toAccelerator } from './accelerator';
import { menuTemplate } from './menu';

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

const model: MenuModel = [
  {
    label: 'File & more',
    items: [
      { id: 'packs.import', label: 'Import', accelerator: 'Mod+O', enabled: true },
      { id: 'packs.delete', label: 'Delete', accelerator: null, enabled: false },
    ],
  },
  { label: 'View', items: [{ id: 'go.library', label: 'Library', accelerator: '/', enabled: true }] },
];
const t = createTranslator('en');
const build = (platform: NodeJS.Platform, isPackaged = true, menu = model) => {
  const run = vi.fn();
  return { run, template: menuTemplate(menu, { platform, isPackaged, t, run }) };
};
const items = (menu: MenuItemConstructorOptions | undefined): MenuItemConstructorOptions[] =>
  (menu?.submenu ?? []) as MenuItemConstructorOptions[];
const roles = (template: MenuItemConstructorOptions[]): unknown[] =>
  template.flatMap(items).flatMap(({ role }) => role ?? []);

describe('the template', () => {
  const orders: [platform: NodeJS.Platform, menus: string[]][] = [
    ['darwin', ['Heartdeck', 'File && more', 'Edit', 'View', 'Window']],
    ['linux', ['File && more', 'Edit', 'View', 'Window']],
    ['win32', ['File && more', 'Edit', 'View', 'Window']],
  ];
  test.each(orders)('%s: %j', (platform, menus) => {
    expect(build(platform).template.map(({ label }) => label)).toEqual(menus);
  });

  test('runs the command that was chosen', () => {
    const { run, template } = build('linux');
    const [importItem, deleteItem] = items(template[0]);
    expect(importItem).toMatchObject({ label: 'Import', enabled: true, accelerator: 'CommandOrControl+O' });
    expect(importItem?.registerAccelerator).toBe(false);
    expect(deleteItem).toMatchObject({ enabled: false });
    expect(deleteItem).not.toHaveProperty('accelerator');
    expect(items(template[2])[0]).not.toHaveProperty('accelerator');
    (importItem?.click as () => void)();
    expect(run.mock.calls).toEqual([['packs.import']]);
  });

  test.each(['darwin', 'linux', 'win32'] as const)('%s has what its users expect', (platform) => {
    const found = roles(build(platform).template);
    for (const role of ['undo', 'redo', 'cut', 'copy', 'paste', 'selectAll', 'minimize', 'close', 'quit'])
      expect(found.filter((one) => one === role)).toEqual([role]);
    for (const role of ['about', 'hide', 'services', 'front'])
      expect(found.includes(role)).toBe(platform === 'darwin');
  });

  test('developer tools stay out of the packaged application', () => {
    expect(roles(build('linux', true).template)).not.toContain('toggleDevTools');
    expect(roles(build('linux', false).template)).toContain('toggleDevTools');
  });

  test('stands before the page has sent anything', () => {
    expect(build('linux', true, []).template.map(({ label }) => label)).toEqual(['Edit', 'Window']);
  });

  test.each(languages)('speaks %s', (language) => {
    const words = createTranslator(language);
    const template = menuTemplate([], { platform: 'darwin', isPackaged: true, t: words, run: vi.fn() });
    expect(template.map(({ label }) => label)).toEqual([
      'Heartdeck',
      words('desktop.menu.edit'),
      words('desktop.menu.window'),
    ]);
    for (const item of template.flatMap(items))
      expect(item.type === 'separator' || Boolean(item.label)).toBe(true);
  });
});
