import { defineCommand } from '../command';

export default defineCommand({
  id: 'play.redo',
  title: 'command.play-redo',
  also: ['redo', 'answer'],
  menu: 'edit',
  order: 1.3,
  keys: ['Mod+Shift+Z', 'Mod+Y'],
  // In a text field they bring back what was typed.
  notInText: true,
  when: ({ actions }) => actions.can('play.redo'),
  run: ({ actions }) => actions.run('play.redo'),
});
