import { defineCommand } from '../command';

export default defineCommand({
  id: 'play.copy',
  title: 'command.play-copy',
  also: ['copy', 'seed', 'choices'],
  menu: 'edit',
  order: 2.2,
  when: ({ actions }) => actions.can('play.copy'),
  run: ({ actions }) => actions.run('play.copy'),
});
