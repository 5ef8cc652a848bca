import { defineCommand } from '../command';

export default defineCommand({
  id: 'edit.save',
  title: 'command.edit-save',
  menu: 'file',
  order: 2.1,
  keys: 'Mod+S',
  when: ({ actions }) => actions.can('edit.save'),
  run: ({ actions }) => actions.run('edit.save'),
});
