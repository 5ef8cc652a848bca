import { byPlace, type Command } from './command';

const files = import.meta.glob<Command | readonly Command[]>('./list/*.ts', {
  eager: true,
  import: 'default',
});

/** Every command, in the order of the palette and the menu. A new file in list/ is a new command, or a family. */
export const commands: readonly Command[] = Object.values(files).flat().toSorted(byPlace);

const byId = new Map(commands.map((command) => [command.id, command]));

export const findCommand = (id: string): Command | undefined => byId.get(id);
