import { defineCommand } from '../command';

export default defineCommand({
  id: 'pack.fork',
  title: 'command.pack-fork',
  group: 'pack',
  order: 5,
  when: ({ actions }) => actions.can('pack.fork'),
  run: ({ actions }) => actions.run('pack.fork'),
});
