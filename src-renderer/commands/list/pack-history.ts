import { defineCommand } from '../command';

export default defineCommand({
  id: 'pack.history',
  title: 'command.pack-history',
  group: 'pack',
  order: 6,
  when: ({ actions }) => actions.can('pack.history'),
  run: ({ actions }) => actions.run('pack.history'),
});
