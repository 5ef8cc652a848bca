import { defineCommand } from '../command';

export default defineCommand({
  id: 'go.settings',
  title: 'command.go-settings',
  menu: 'app',
  order: 1.1,
  keys: 'Mod+Comma',
  run: ({ navigation }) => navigation.go('settings'),
});
