import { defineCommand } from '../command';

export default defineCommand({
  id: 'edit.discard',
  title: 'command.edit-discard',
  menu: 'file',
  order: 2.3,
  destructive: true,
  when: ({ actions }) => actions.can('edit.discard'),
  run: ({ actions }) => actions.run('edit.discard'),
});
