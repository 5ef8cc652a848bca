import { defineCommand } from '../command';

export default defineCommand({
  id: 'go.proof',
  title: 'command.go-proof',
  also: ['templates', 'cards', 'fit'],
  menu: 'go',
  order: 1.4,
  keys: 'Mod+4',
  run: ({ navigation }) => navigation.go('proof'),
});
