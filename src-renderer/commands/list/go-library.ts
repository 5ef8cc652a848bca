import { defineCommand } from '../command';

export default defineCommand({
  id: 'go.library',
  title: 'command.go-library',
  menu: 'go',
  order: 1.1,
  keys: 'Mod+1',
  run: ({ navigation }) => navigation.go('library'),
});
