import { defineCommand } from '../command';

export default defineCommand({
  id: 'edit.preview-language',
  title: 'command.edit-preview-language',
  group: 'edit',
  order: 5,
  keys: 'Mod+Shift+L',
  when: ({ actions }) => actions.can('edit.preview-language'),
  run: ({ actions }) => actions.run('edit.preview-language'),
});
