import { defineCommand } from '../command';

export default defineCommand({
  id: 'language.ja',
  title: 'command.language-ja',
  group: 'language',
  run: ({ settings }) => settings.set({ language: 'ja' }),
});
