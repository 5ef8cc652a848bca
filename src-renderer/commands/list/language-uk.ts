import { defineCommand } from '../command';

export default defineCommand({
  id: 'language.uk',
  title: 'command.language-uk',
  group: 'language',
  order: 3,
  run: ({ settings }) => settings.set({ language: 'uk' }),
});
