import { defineCommand } from '../command';

export default defineCommand({
  id: 'pack.history',
  title: 'command.pack-history',
  menu: 'file',
  order: 4.3,
  when: ({ actions }) => actions.can('pack.history'),
  run: ({ actions }) => actions.run('pack.history'),
});
