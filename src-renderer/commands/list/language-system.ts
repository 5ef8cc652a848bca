import { defineCommand } from '../command';

export default defineCommand({
  id: 'language.system',
  title: 'command.language-system',
  group: 'language',
  order: 4,
  when: ({ settings }) => settings.values.language !== null,
  run: ({ settings }) => settings.set({ language: null }),
});
