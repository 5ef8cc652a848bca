import { defineCommand } from '../command';

export default defineCommand({
  id: 'go.play',
  title: 'command.go-play',
  also: ['match', 'game', 'table', 'bot'],
  menu: 'go',
  order: 1.3,
  keys: 'Mod+3',
  run: ({ navigation }) => navigation.go('play'),
});
