import { defineCommand } from '../command';

export default defineCommand({
  id: 'edit.quick-open',
  title: 'command.edit-quick-open',
  menu: 'file',
  order: 1.2,
  keys: 'Mod+P',
  when: ({ actions }) => actions.can('edit.quick-open'),
  run: ({ actions }) => actions.run('edit.quick-open'),
});
