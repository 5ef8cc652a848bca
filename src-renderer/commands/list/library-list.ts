import { defineCommand } from '../command';

export default defineCommand({
  id: 'library.list',
  title: 'command.library-list',
  menu: 'view',
  order: 1.2,
  when: ({ navigation, settings }) => navigation.screen === 'library' && settings.values.layout !== 'list',
  run: ({ settings }) => settings.set({ layout: 'list' }),
});
