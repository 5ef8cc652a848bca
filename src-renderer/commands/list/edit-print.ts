import { defineCommand } from '../command';

export default defineCommand({
  id: 'edit.print',
  title: 'command.edit-print',
  also: ['pdf', 'sheet'],
  group: 'edit',
  order: 6.5,
  when: ({ actions }) => actions.can('edit.print'),
  run: ({ actions }) => actions.run('edit.print'),
});
