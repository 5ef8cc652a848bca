import { defineCommand } from '../command';

export default defineCommand({
  id: 'edit.print',
  title: 'command.edit-print',
  also: ['pdf', 'sheet'],
  menu: 'file',
  order: 6.1,
  when: ({ actions }) => actions.can('edit.print'),
  run: ({ actions }) => actions.run('edit.print'),
});
