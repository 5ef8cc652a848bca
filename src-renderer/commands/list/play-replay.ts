import { defineCommand } from '../command';

export default defineCommand({
  id: 'play.replay',
  title: 'command.play-replay',
  also: ['replay', 'watch', 'history'],
  menu: 'go',
  order: 3.1,
  when: ({ actions }) => actions.can('play.replay'),
  run: ({ actions }) => actions.run('play.replay'),
});
