import { defineCommand } from '../command';

export default defineCommand({
  id: 'pack.export-file',
  title: 'command.pack-export-file',
  menu: 'file',
  order: 3.3,
  keys: 'Mod+E',
  when: ({ actions }) => actions.can('pack.export-file'),
  run: ({ actions }) => actions.run('pack.export-file'),
});
