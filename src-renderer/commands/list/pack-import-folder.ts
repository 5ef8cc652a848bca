import { defineCommand } from '../command';

export default defineCommand({
  id: 'pack.import-folder',
  title: 'command.pack-import-folder',
  menu: 'file',
  order: 3.2,
  keys: 'Mod+Shift+O',
  async run({ navigation, actions }) {
    await navigation.go('library');
    await actions.run('pack.import-folder');
  },
});
