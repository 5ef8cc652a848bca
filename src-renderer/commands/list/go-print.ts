import { defineCommand } from '../command';

export default defineCommand({
  id: 'go.print',
  title: 'command.go-print',
  also: ['pdf', 'sheets', 'paper', 'printer'],
  menu: 'go',
  order: 1.5,
  keys: 'Mod+5',
  run: ({ navigation }) => navigation.go('print'),
});
