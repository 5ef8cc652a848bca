import { defineCommand } from '../command';

export default defineCommand({
  id: 'pack.rename',
  title: 'command.pack-rename',
  group: 'pack',
  order: 7,
  when: ({ actions }) => actions.can('pack.rename'),
  run: ({ actions }) => actions.run('pack.rename'),
});
