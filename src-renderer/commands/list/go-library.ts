import { defineCommand } from '../command';

export default defineCommand({
  id: 'go.library',
  title: 'command.go-library',
  group: 'go',
  order: 2,
  keys: 'Mod+1',
  run: ({ navigation }) => navigation.go('library'),
});
