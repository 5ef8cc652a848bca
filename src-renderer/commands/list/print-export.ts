import { defineCommand } from '../command';

export default defineCommand({
  id: 'print.export',
  title: 'command.print-export',
  also: ['pdf', 'save', 'download'],
  menu: 'file',
  order: 6.4,
  keys: 'Mod+Shift+X',
  when: ({ actions }) => actions.can('print.export'),
  run: ({ actions }) => actions.run('print.export'),
});
