import { defineCommand } from '../command';

export default defineCommand({
  id: 'theme.dark',
  title: 'command.theme-dark',
  group: 'view',
  when: ({ settings }) => settings.values.theme !== 'dark',
  run: ({ settings }) => settings.set({ theme: 'dark' }),
});
