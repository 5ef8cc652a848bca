import { defineCommand } from '../command';

export default defineCommand({
  id: 'edit.preview-language',
  title: 'command.edit-preview-language',
  menu: 'view',
  order: 1.4,
  keys: 'Mod+Shift+L',
  when: ({ actions }) => actions.can('edit.preview-language'),
  run: ({ actions }) => actions.run('edit.preview-language'),
});
