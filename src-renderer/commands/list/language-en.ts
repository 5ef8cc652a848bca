import { defineCommand } from '../command';

export default defineCommand({
  id: 'language.en',
  title: 'command.language-en',
  group: 'language',
  order: 1,
  run: ({ settings }) => settings.set({ language: 'en' }),
});
