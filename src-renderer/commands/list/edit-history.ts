import { defineCommand } from '../command';

export default defineCommand({
  id: 'edit.history',
  title: 'command.edit-history',
  group: 'edit',
  order: 6,
  when: ({ actions }) => actions.can('edit.history'),
  run: ({ actions }) => actions.run('edit.history'),
});
