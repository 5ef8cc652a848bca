import { defineCommand } from '../command';

export default defineCommand({
  id: 'edit.previous-problem',
  title: 'command.edit-previous-problem',
  group: 'edit',
  order: 4,
  keys: 'Shift+F8',
  when: ({ actions }) => actions.can('edit.previous-problem'),
  run: ({ actions }) => actions.run('edit.previous-problem'),
});
