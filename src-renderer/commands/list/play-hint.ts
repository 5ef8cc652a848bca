import { defineCommand } from '../command';

export default defineCommand({
  id: 'play.hint',
  title: 'command.play-hint',
  also: ['hint', 'help', 'bot'],
  menu: 'help',
  order: 1.3,
  keys: 'H',
  when: ({ actions }) => actions.can('play.hint'),
  run: ({ actions }) => actions.run('play.hint'),
});
