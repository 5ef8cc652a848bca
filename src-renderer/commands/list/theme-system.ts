import { defineCommand } from '../command';

export default defineCommand({
  id: 'theme.system',
  title: 'command.theme-system',
  group: 'view',
  order: 5,
  when: ({ settings }) => settings.values.theme !== 'system',
  run: ({ settings }) => settings.set({ theme: 'system' }),
});
