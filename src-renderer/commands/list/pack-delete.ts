import { defineCommand } from '../command';

export default defineCommand({
  id: 'pack.delete',
  title: 'command.pack-delete',
  group: 'pack',
  when: ({ actions }) => actions.can('pack.delete'),
  run: ({ actions }) => actions.run('pack.delete'),
});
