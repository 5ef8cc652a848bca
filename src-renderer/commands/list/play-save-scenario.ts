import { defineCommand } from '../command';

export default defineCommand({
  id: 'play.save-scenario',
  title: 'command.play-save-scenario',
  also: ['scenario', 'position', 'test'],
  menu: 'file',
  order: 5.2,
  when: ({ actions }) => actions.can('play.save-scenario'),
  run: ({ actions }) => actions.run('play.save-scenario'),
});
