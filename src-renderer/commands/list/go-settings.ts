import { defineCommand } from '../command';

export default defineCommand({
  id: 'go.settings',
  title: 'command.go-settings',
  group: 'go',
  order: 3,
  keys: 'Mod+Comma',
  run: ({ navigation }) => navigation.go('settings'),
});
