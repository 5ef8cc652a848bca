import { defineCommand } from '../command';

export default defineCommand({
  id: 'play.hint',
  title: 'command.play-hint',
  also: ['hint', 'help', 'bot'],
  group: 'view',
  keys: 'H',
  when: ({ actions }) => actions.can('play.hint'),
  run: ({ actions }) => actions.run('play.hint'),
});
