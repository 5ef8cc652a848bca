import type { MenuModel } from '@shared/api/models';
import { createTranslator } from '@shared/i18n/translator';
import type { Language } from '@shared/util/languages';
import { commandGroups, isUsable, keysOf, type Command, type CommandContext } from './command';
import { commandTitle } from './search-commands';

/** The native menu, in words of the language: the same commands as in the palette, grouped. */
export function menuModel(
  commands: readonly Command[],
  context: CommandContext,
  language: Language,
): MenuModel {
  const t = createTranslator(language);
  return commandGroups
    .map((group) => ({
      label: t(`group.${group}`),
      items: commands
        .filter((command) => command.group === group)
        .map((command) => ({
          id: command.id,
          label: commandTitle(command, language),
          accelerator: command.notInText ? null : (keysOf(command)[0] ?? null),
          enabled: isUsable(command, context),
        })),
    }))
    .filter((menu) => menu.items.length > 0);
}
