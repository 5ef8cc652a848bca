import { defineCommand } from '../command';

export default defineCommand({
  id: 'pack.history',
  title: 'command.pack-history',
  group: 'pack',
  when: ({ actions }) => actions.can('pack.history'),
  run: ({ actions }) => actions.run('pack.history'),
});
