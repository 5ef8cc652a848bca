import { defineCommand } from '../command';

export default defineCommand({
  id: 'print.dialog',
  title: 'command.print-dialog',
  also: ['printer', 'paper'],
  menu: 'file',
  order: 6.3,
  when: ({ actions }) => actions.can('print.dialog'),
  run: ({ actions }) => actions.run('print.dialog'),
});
