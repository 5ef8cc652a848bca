import { defineCommand } from '../command';

export default defineCommand({
  id: 'go.proof',
  title: 'command.go-proof',
  also: ['templates', 'cards', 'fit'],
  group: 'go',
  order: 2.5,
  keys: 'Mod+4',
  run: ({ navigation }) => navigation.go('proof'),
});
