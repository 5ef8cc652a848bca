import { menuNames } from '@shared/api/menus';
import { createTranslator, translateKey } from '@shared/i18n/translator';
import type { Language } from '@shared/util/languages';
import type { Keys } from '../state/keys';
import { keysOf, type Command } from './command';
import { commandTitle } from './search-commands';
import type { MessageKey } from '@shared/i18n/messages/index';

/** Keys that a list of definitions takes itself while it has the focus. Listed to be learnt, not run from here. */
export const listKeys: readonly { readonly title: MessageKey; readonly keys: readonly Keys[] }[] = [
  { title: 'shortcuts.list-open', keys: ['Enter'] },
  { title: 'shortcuts.list-rename', keys: ['F2'] },
  { title: 'shortcuts.list-delete', keys: ['Delete'] },
  { title: 'shortcuts.list-leave', keys: ['Esc'] },
];

export interface ShortcutGroup {
  readonly title: string;
  readonly rows: readonly { readonly label: string; readonly keys: readonly Keys[] }[];
}

/** Commands with a shortcut and the keys of the list, usable just now or not: it is a table to learn from. */
export function shortcutList(commands: readonly Command[], language: Language): readonly ShortcutGroup[] {
  const t = createTranslator(language);
  const groups = menuNames
    .map((menu) => ({
      title: t(`menu.${menu}`),
      rows: commands
        .filter((command) => command.menu === menu && keysOf(command).length > 0)
        .map((command) => ({ label: commandTitle(command, language), keys: keysOf(command) })),
    }))
    .filter(({ rows }) => rows.length > 0);
  const inList = listKeys.map(({ title, keys }) => ({ label: translateKey(language, title, {}), keys }));
  return [...groups, { title: t('shortcuts.list'), rows: inList }];
}
