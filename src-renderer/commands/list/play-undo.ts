import { defineCommand } from '../command';

export default defineCommand({
  id: 'play.undo',
  title: 'command.play-undo',
  also: ['undo', 'back', 'answer'],
  menu: 'edit',
  order: 1.2,
  when: ({ actions }) => actions.can('play.undo'),
  run: ({ actions }) => actions.run('play.undo'),
});
