import { defineCommand } from '../command';

export default defineCommand({
  id: 'pack.delete',
  title: 'command.pack-delete',
  menu: 'file',
  order: 4.4,
  destructive: true,
  when: ({ actions }) => actions.can('pack.delete'),
  run: ({ actions }) => actions.run('pack.delete'),
});
