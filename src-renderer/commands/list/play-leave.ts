import { defineCommand } from '../command';

export default defineCommand({
  id: 'play.leave',
  title: 'command.play-leave',
  also: ['new match', 'resume'],
  menu: 'go',
  order: 3.2,
  when: ({ actions }) => actions.can('play.leave'),
  run: ({ actions }) => actions.run('play.leave'),
});
