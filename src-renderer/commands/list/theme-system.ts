import { defineCommand } from '../command';

export default defineCommand({
  id: 'theme.system',
  title: 'command.theme-system',
  menu: 'view',
  order: 3.3,
  isOn: ({ settings }) => settings.values.theme === 'system',
  run: ({ settings }) => settings.set({ theme: 'system' }),
});
