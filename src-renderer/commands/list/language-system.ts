import { defineCommand } from '../command';

export default defineCommand({
  id: 'language.system',
  title: 'command.language-system',
  menu: 'view',
  order: 3.7,
  isOn: ({ settings }) => settings.values.language === null,
  run: ({ settings }) => settings.set({ language: null }),
});
