import { defineCommand } from '../command';

export default defineCommand({
  id: 'pack.print',
  title: 'command.pack-print',
  also: ['pdf', 'sheets'],
  menu: 'file',
  order: 6.2,
  when: ({ actions }) => actions.can('pack.print'),
  run: ({ actions }) => actions.run('pack.print'),
});
