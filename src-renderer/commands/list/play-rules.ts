import { defineCommand } from '../command';

export default defineCommand({
  id: 'play.rules',
  title: 'command.play-rules',
  also: ['rules', 'help', 'how to play'],
  menu: 'help',
  order: 1.2,
  when: ({ actions }) => actions.can('play.rules'),
  run: ({ actions }) => actions.run('play.rules'),
});
