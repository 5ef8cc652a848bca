import { defineCommand } from '../command';

export default defineCommand({
  id: 'pack.fork',
  title: 'command.pack-fork',
  menu: 'file',
  order: 4.1,
  when: ({ actions }) => actions.can('pack.fork'),
  run: ({ actions }) => actions.run('pack.fork'),
});
