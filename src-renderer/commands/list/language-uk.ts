import { defineCommand } from '../command';

export default defineCommand({
  id: 'language.uk',
  title: 'command.language-uk',
  menu: 'view',
  order: 3.6,
  isOn: ({ settings }) => settings.values.language === 'uk',
  run: ({ settings }) => settings.set({ language: 'uk' }),
});
