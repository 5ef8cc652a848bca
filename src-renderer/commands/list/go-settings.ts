import { defineCommand } from '../command';

export default defineCommand({
  id: 'go.settings',
  title: 'command.go-settings',
  group: 'go',
  keys: 'Mod+Comma',
  run: ({ navigation }) => navigation.go('settings'),
});
