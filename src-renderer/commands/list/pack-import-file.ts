import { defineCommand } from '../command';

export default defineCommand({
  id: 'pack.import-file',
  title: 'command.pack-import-file',
  group: 'pack',
  order: 1,
  keys: 'Mod+O',
  async run({ navigation, actions }) {
    await navigation.go('library');
    await actions.run('pack.import-file');
  },
});
