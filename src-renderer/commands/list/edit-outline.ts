import { defineCommand } from '../command';

export default defineCommand({
  id: 'edit.outline',
  title: 'command.edit-outline',
  group: 'edit',
  order: 2.5,
  keys: 'Mod+Shift+E',
  when: ({ actions }) => actions.can('edit.outline'),
  run: ({ actions }) => actions.run('edit.outline'),
});
