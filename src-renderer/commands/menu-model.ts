import { menuNames } from '@shared/api/menus';
import type { MenuEntry, MenuModel } from '@shared/api/models';
import type { Language } from '@shared/util/languages';
import { isUsable, keysOf, type Command, type CommandContext } from './command';
import { commandTitle } from './search-commands';

/** “Theme: dark” is “Dark” in the submenu “Theme”: a command has the same words everywhere. */
function splitTitle(title: string, language: Language): [submenu: string, choice: string] {
  const [submenu = '', choice = ''] = title.split(/:\s*|：/);
  return [submenu, choice.charAt(0).toLocaleUpperCase(language) + choice.slice(1)];
}

function entriesOf(commands: readonly Command[], context: CommandContext, language: Language): MenuEntry[] {
  const entries: MenuEntry[] = [];
  for (const command of commands) {
    const title = commandTitle(command, language);
    const item = {
      id: command.id,
      label: title,
      accelerator: command.notInText ? null : (keysOf(command)[0] ?? null),
      enabled: isUsable(command, context),
    };
    if (!command.isOn) {
      entries.push(item);
      continue;
    }
    const [submenu, label] = splitTitle(title, language);
    const choice = { ...item, label, enabled: true, checked: command.isOn(context) };
    const last = entries.at(-1);
    if (last && 'items' in last && last.label === submenu) last.items.push(choice);
    else entries.push({ label: submenu, items: [choice] });
  }
  return entries;
}

const sectionOf = ({ order }: Command): number => Math.floor(order);

/** The native menu, in words of the language: the same commands as in the palette. */
export function menuModel(
  commands: readonly Command[],
  context: CommandContext,
  language: Language,
): MenuModel {
  const sections = (own: readonly Command[]): MenuEntry[][] =>
    [...new Set(own.map(sectionOf))]
      .toSorted((a, b) => a - b)
      .map((section) => own.filter((command) => sectionOf(command) === section))
      .map((section) => entriesOf(section, context, language));
  return Object.fromEntries(
    menuNames.map((menu) => [menu, sections(commands.filter((command) => command.menu === menu))]),
  );
}
