import { defineCommand } from '../command';

export default defineCommand({
  id: 'go.play',
  title: 'command.go-play',
  also: ['match', 'game', 'table', 'bot'],
  group: 'go',
  order: 2.4,
  keys: 'Mod+3',
  run: ({ navigation }) => navigation.go('play'),
});
