import { createTranslator } from '@shared/i18n/translator';
import type { Language } from '@shared/util/languages';
import type { Keys } from '../state/keys';
import { commandGroups, keysOf, type Command } from './command';
import { commandTitle } from './search-commands';

export interface ShortcutGroup {
  readonly title: string;
  readonly rows: readonly { readonly label: string; readonly keys: readonly Keys[] }[];
}

/** Commands with a shortcut, usable just now or not: it is a table to learn from. */
export function shortcutList(commands: readonly Command[], language: Language): readonly ShortcutGroup[] {
  const t = createTranslator(language);
  return commandGroups
    .map((group) => ({
      title: t(`group.${group}`),
      rows: commands
        .filter((command) => command.group === group && keysOf(command).length > 0)
        .map((command) => ({ label: commandTitle(command, language), keys: keysOf(command) })),
    }))
    .filter(({ rows }) => rows.length > 0);
}
