import { defineCommand } from '../command';

export default defineCommand({
  id: 'library.edit',
  title: 'command.library-edit',
  group: 'edit',
  order: 1,
  keys: 'Mod+Enter',
  when: ({ actions }) => actions.can('library.edit'),
  run: ({ actions }) => actions.run('library.edit'),
});
