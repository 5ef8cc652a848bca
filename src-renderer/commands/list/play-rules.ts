import { defineCommand } from '../command';

export default defineCommand({
  id: 'play.rules',
  title: 'command.play-rules',
  also: ['rules', 'help', 'how to play'],
  group: 'help',
  when: ({ actions }) => actions.can('play.rules'),
  run: ({ actions }) => actions.run('play.rules'),
});
