import { defineCommand } from '../command';

export default defineCommand({
  id: 'language.ja',
  title: 'command.language-ja',
  menu: 'view',
  order: 3.5,
  isOn: ({ settings }) => settings.values.language === 'ja',
  run: ({ settings }) => settings.set({ language: 'ja' }),
});
