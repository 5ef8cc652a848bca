import { defineCommand } from '../command';

export default defineCommand({
  id: 'pack.import-file',
  title: 'command.pack-import-file',
  menu: 'file',
  order: 3.1,
  keys: 'Mod+O',
  async run({ navigation, actions }) {
    await navigation.go('library');
    await actions.run('pack.import-file');
  },
});
