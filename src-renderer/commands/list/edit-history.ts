import { defineCommand } from '../command';

export default defineCommand({
  id: 'edit.history',
  title: 'command.edit-history',
  menu: 'file',
  order: 2.2,
  when: ({ actions }) => actions.can('edit.history'),
  run: ({ actions }) => actions.run('edit.history'),
});
