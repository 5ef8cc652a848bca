import { byPlace, type Command } from './command';

const files = import.meta.glob<readonly Command[]>('./list/*.ts', { eager: true, import: 'default' });

/** Every command, in the order of the palette and the menu. Each file in list/ holds those about one subject. */
export const commands: readonly Command[] = Object.values(files).flat().toSorted(byPlace);

const byId = new Map(commands.map((command) => [command.id, command]));

export const findCommand = (id: string): Command | undefined => byId.get(id);
