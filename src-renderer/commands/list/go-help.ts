import { defineCommand } from '../command';

export default defineCommand({
  id: 'go.help',
  title: 'command.go-help',
  also: ['kernel rules', 'governing rules', 'rulebook', 'manual'],
  menu: 'help',
  order: 1.1,
  keys: 'F1',
  run: ({ navigation }) => navigation.openHelp(null),
});
