import { defineCommand } from '../command';

export default defineCommand({
  id: 'library.search',
  title: 'command.library-search',
  group: 'go',
  order: 1,
  keys: ['Mod+F', 'Slash'],
  async run({ navigation, actions }) {
    await navigation.go('library');
    await actions.run('library.search');
  },
});
