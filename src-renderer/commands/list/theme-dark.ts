import { defineCommand } from '../command';

export default defineCommand({
  id: 'theme.dark',
  title: 'command.theme-dark',
  menu: 'view',
  order: 3.2,
  isOn: ({ settings }) => settings.values.theme === 'dark',
  run: ({ settings }) => settings.set({ theme: 'dark' }),
});
