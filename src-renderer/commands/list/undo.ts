import { defineCommand } from '../command';

export default defineCommand({
  id: 'undo',
  title: 'command.undo',
  group: 'pack',
  order: 8,
  keys: 'Mod+Z',
  // In a text field the key takes back what was typed.
  notInText: true,
  when: ({ undo }) => undo.newest !== null,
  run: ({ undo }) => undo.run(),
});
