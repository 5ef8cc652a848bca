import { defineCommand } from '../command';

export default defineCommand({
  id: 'pack.export-folder',
  title: 'command.pack-export-folder',
  menu: 'file',
  order: 3.4,
  when: ({ actions }) => actions.can('pack.export-folder'),
  run: ({ actions }) => actions.run('pack.export-folder'),
});
