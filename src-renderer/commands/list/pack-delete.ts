import { defineCommand } from '../command';

export default defineCommand({
  id: 'pack.delete',
  title: 'command.pack-delete',
  group: 'pack',
  destructive: true,
  when: ({ actions }) => actions.can('pack.delete'),
  run: ({ actions }) => actions.run('pack.delete'),
});
