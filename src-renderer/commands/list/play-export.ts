import { defineCommand } from '../command';

export default defineCommand({
  id: 'play.export',
  title: 'command.play-export',
  also: ['export', 'download', 'match file'],
  menu: 'file',
  order: 5.1,
  when: ({ actions }) => actions.can('play.export'),
  run: ({ actions }) => actions.run('play.export'),
});
