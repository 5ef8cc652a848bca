import { defineCommand } from '../command';

export default defineCommand({
  id: 'theme.dark',
  title: 'command.theme-dark',
  group: 'view',
  order: 4,
  when: ({ settings }) => settings.values.theme !== 'dark',
  run: ({ settings }) => settings.set({ theme: 'dark' }),
});
