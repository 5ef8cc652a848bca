import { defineCommand } from '../command';

export default defineCommand({
  id: 'undo',
  title: 'command.undo',
  menu: 'edit',
  order: 1.1,
  keys: 'Mod+Z',
  // In a text field the key takes back what was typed.
  notInText: true,
  when: ({ undo }) => undo.newest !== null,
  run: ({ undo }) => undo.run(),
});
