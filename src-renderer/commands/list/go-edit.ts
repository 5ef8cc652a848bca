import { defineCommand } from '../command';

export default defineCommand({
  id: 'go.edit',
  title: 'command.go-edit',
  also: ['write', 'editor', 'code'],
  menu: 'go',
  order: 1.2,
  keys: 'Mod+2',
  run: ({ navigation }) => navigation.go('edit'),
});
