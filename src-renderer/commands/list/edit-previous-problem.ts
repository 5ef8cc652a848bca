import { defineCommand } from '../command';

export default defineCommand({
  id: 'edit.previous-problem',
  title: 'command.edit-previous-problem',
  menu: 'go',
  order: 2.3,
  keys: 'Shift+F8',
  when: ({ actions }) => actions.can('edit.previous-problem'),
  run: ({ actions }) => actions.run('edit.previous-problem'),
});
