import { defineCommand } from '../command';

export default defineCommand({
  id: 'play.copy',
  title: 'command.play-copy',
  also: ['copy', 'seed', 'choices'],
  group: 'view',
  when: ({ actions }) => actions.can('play.copy'),
  run: ({ actions }) => actions.run('play.copy'),
});
