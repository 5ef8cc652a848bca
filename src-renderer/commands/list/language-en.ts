import { defineCommand } from '../command';

export default defineCommand({
  id: 'language.en',
  title: 'command.language-en',
  menu: 'view',
  order: 3.4,
  isOn: ({ settings }) => settings.values.language === 'en',
  run: ({ settings }) => settings.set({ language: 'en' }),
});
