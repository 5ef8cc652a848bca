import { defineCommand } from '../command';

export default defineCommand({
  id: 'print.dialog',
  title: 'command.print-dialog',
  also: ['printer', 'paper'],
  group: 'view',
  when: ({ actions }) => actions.can('print.dialog'),
  run: ({ actions }) => actions.run('print.dialog'),
});
