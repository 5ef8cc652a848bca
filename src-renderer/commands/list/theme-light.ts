import { defineCommand } from '../command';

export default defineCommand({
  id: 'theme.light',
  title: 'command.theme-light',
  menu: 'view',
  order: 3.1,
  isOn: ({ settings }) => settings.values.theme === 'light',
  run: ({ settings }) => settings.set({ theme: 'light' }),
});
