import type { MenuItemConstructorOptions } from 'electron';
import type { MenuModel } from '@shared/api/models';
import type { Translator } from '@shared/i18n/translator';
import { toAccelerator } from './accelerator';

export interface MenuSurroundings {
  readonly platform: NodeJS.Platform;
  readonly isPackaged: boolean;
  readonly t: Translator;
  readonly run: (command: string) => void;
}

type Item = MenuItemConstructorOptions;
type MenuWord = Parameters<Translator>[0] & `desktop.menu.${string}`;

const separator: Item = { type: 'separator' };
/** `&` would underline the letter after it instead of showing. */
const shown = (label: string): string => label.replaceAll('&', '&&');

function commandItem(
  { id, label, accelerator, enabled }: MenuModel[number]['items'][number],
  run: (id: string) => void,
): Item {
  const keys = accelerator === null ? null : toAccelerator(accelerator);
  return {
    label: shown(label),
    enabled,
    click: () => run(id),
    // Shown only: the page hears its shortcuts itself, and two listeners would run a command twice.
    ...(keys === null ? {} : { accelerator: keys, registerAccelerator: false }),
  };
}

/**
 * The native menu: the page's commands as it sent them, and around them what belongs to the system on each
 * platform. Undo, cut and paste are roles, since on macOS text fields don't know these keys without them.
 */
export function menuTemplate(model: MenuModel, { platform, isPackaged, t, run }: MenuSurroundings): Item[] {
  const role = (name: NonNullable<Item['role']>, word: MenuWord): Item => ({ role: name, label: t(word) });
  const isMac = platform === 'darwin';
  const own: Item[] = model.map(({ label, items }) => ({
    label: shown(label),
    submenu: items.map((item) => commandItem(item, run)),
  }));
  const application: Item = {
    label: t('app.name'),
    submenu: [
      role('about', 'desktop.menu.about'),
      separator,
      role('services', 'desktop.menu.services'),
      separator,
      role('hide', 'desktop.menu.hide'),
      role('hideOthers', 'desktop.menu.hideOthers'),
      role('unhide', 'desktop.menu.unhide'),
      separator,
      role('quit', 'desktop.menu.quit'),
    ],
  };
  const edit: Item = {
    label: t('desktop.menu.edit'),
    submenu: [
      role('undo', 'desktop.menu.undo'),
      role('redo', 'desktop.menu.redo'),
      separator,
      role('cut', 'desktop.menu.cut'),
      role('copy', 'desktop.menu.copy'),
      role('paste', 'desktop.menu.paste'),
      role('selectAll', 'desktop.menu.selectAll'),
    ],
  };
  const window: Item = {
    label: t('desktop.menu.window'),
    role: 'window',
    submenu: [
      role('minimize', 'desktop.menu.minimize'),
      ...(isMac ? [role('zoom', 'desktop.menu.zoom')] : []),
      role('togglefullscreen', 'desktop.menu.fullScreen'),
      ...(isPackaged ? [] : [role('toggleDevTools', 'desktop.menu.developer')]),
      separator,
      ...(isMac ? [role('front', 'desktop.menu.front')] : []),
      role('close', 'desktop.menu.close'),
      ...(isMac ? [] : [role('quit', 'desktop.menu.quit')]),
    ],
  };
  const [first, ...rest] = own;
  return [...(isMac ? [application] : []), ...(first ? [first] : []), edit, ...rest, window];
}
