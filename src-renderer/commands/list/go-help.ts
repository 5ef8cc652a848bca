import { defineCommand } from '../command';

export default defineCommand({
  id: 'go.help',
  title: 'command.go-help',
  also: ['kernel rules', 'governing rules', 'rulebook', 'manual'],
  group: 'help',
  order: 0,
  keys: 'F1',
  run: ({ navigation }) => navigation.openHelp(null),
});
