import { defineCommand } from '../command';

export default defineCommand({
  id: 'pack.rename',
  title: 'command.pack-rename',
  menu: 'file',
  order: 4.2,
  when: ({ actions }) => actions.can('pack.rename'),
  run: ({ actions }) => actions.run('pack.rename'),
});
