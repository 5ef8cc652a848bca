import { defineCommand } from '../command';

export default defineCommand({
  id: 'library.search',
  title: 'command.library-search',
  menu: 'edit',
  order: 3.1,
  keys: ['Mod+F', 'Slash'],
  // There the key searches the text.
  when: ({ navigation }) => navigation.screen !== 'edit',
  async run({ navigation, actions }) {
    await navigation.go('library');
    await actions.run('library.search');
  },
});
