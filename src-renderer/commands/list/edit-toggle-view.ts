import { defineCommand } from '../command';

export default defineCommand({
  id: 'edit.toggle-view',
  title: 'command.edit-toggle-view',
  menu: 'view',
  order: 1.3,
  keys: 'Mod+Shift+F',
  when: ({ actions }) => actions.can('edit.toggle-view'),
  run: ({ actions }) => actions.run('edit.toggle-view'),
});
