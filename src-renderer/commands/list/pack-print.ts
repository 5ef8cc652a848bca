import { defineCommand } from '../command';

export default defineCommand({
  id: 'pack.print',
  title: 'command.pack-print',
  also: ['pdf', 'sheets'],
  group: 'pack',
  order: 4.5,
  when: ({ actions }) => actions.can('pack.print'),
  run: ({ actions }) => actions.run('pack.print'),
});
