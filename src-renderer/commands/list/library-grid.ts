import { defineCommand } from '../command';

export default defineCommand({
  id: 'library.grid',
  title: 'command.library-grid',
  menu: 'view',
  order: 1.1,
  when: ({ navigation, settings }) => navigation.screen === 'library' && settings.values.layout !== 'grid',
  run: ({ settings }) => settings.set({ layout: 'grid' }),
});
