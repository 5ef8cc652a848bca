import { defineCommand } from '../command';

export default defineCommand({
  id: 'edit.next-problem',
  title: 'command.edit-next-problem',
  menu: 'go',
  order: 2.2,
  keys: 'F8',
  when: ({ actions }) => actions.can('edit.next-problem'),
  run: ({ actions }) => actions.run('edit.next-problem'),
});
