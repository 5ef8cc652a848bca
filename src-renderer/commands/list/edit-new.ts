import { defineCommand } from '../command';

export default defineCommand({
  id: 'edit.new',
  title: 'command.edit-new',
  also: ['create', 'add', 'card'],
  menu: 'file',
  order: 1.1,
  when: ({ actions }) => actions.can('edit.new'),
  run: ({ actions }) => actions.run('edit.new'),
});
