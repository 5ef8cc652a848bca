import { defineCommand } from '../command';

export default defineCommand({
  id: 'go.print',
  title: 'command.go-print',
  also: ['pdf', 'sheets', 'paper', 'printer'],
  group: 'go',
  order: 2.6,
  keys: 'Mod+5',
  run: ({ navigation }) => navigation.go('print'),
});
