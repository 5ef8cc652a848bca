import { commandGroups, type Command } from './command';

const files = import.meta.glob<Command>('./list/*.ts', { eager: true, import: 'default' });

/** Every command, by group and then by the name of its file. A new file in list/ is a new command. */
export const commands: readonly Command[] = Object.entries(files)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([, command]) => command)
  .sort((a, b) => commandGroups.indexOf(a.group) - commandGroups.indexOf(b.group));

const byId = new Map(commands.map((command) => [command.id, command]));

export const findCommand = (id: string): Command | undefined => byId.get(id);
