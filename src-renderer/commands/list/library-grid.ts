import { defineCommand } from '../command';

export default defineCommand({
  id: 'library.grid',
  title: 'command.library-grid',
  group: 'view',
  order: 1,
  when: ({ navigation, settings }) => navigation.screen === 'library' && settings.values.layout !== 'grid',
  run: ({ settings }) => settings.set({ layout: 'grid' }),
});
