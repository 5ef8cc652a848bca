import { defineCommand } from '../command';

export default defineCommand({
  id: 'library.edit',
  title: 'command.library-edit',
  menu: 'edit',
  order: 2.1,
  keys: 'Mod+Enter',
  when: ({ actions }) => actions.can('library.edit'),
  run: ({ actions }) => actions.run('library.edit'),
});
