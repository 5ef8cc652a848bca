import { defineCommand } from '../command';

export default defineCommand({
  id: 'theme.light',
  title: 'command.theme-light',
  group: 'view',
  order: 3,
  when: ({ settings }) => settings.values.theme !== 'light',
  run: ({ settings }) => settings.set({ theme: 'light' }),
});
