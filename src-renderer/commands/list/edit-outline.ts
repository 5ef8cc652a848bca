import { defineCommand } from '../command';

export default defineCommand({
  id: 'edit.outline',
  title: 'command.edit-outline',
  menu: 'go',
  order: 2.1,
  keys: 'Mod+Shift+E',
  when: ({ actions }) => actions.can('edit.outline'),
  run: ({ actions }) => actions.run('edit.outline'),
});
