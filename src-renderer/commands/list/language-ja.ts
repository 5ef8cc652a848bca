import { defineCommand } from '../command';

export default defineCommand({
  id: 'language.ja',
  title: 'command.language-ja',
  group: 'language',
  order: 2,
  run: ({ settings }) => settings.set({ language: 'ja' }),
});
