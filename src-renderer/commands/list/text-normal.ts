import { defineCommand } from '../command';

export default defineCommand({
  id: 'text.normal',
  title: 'command.text-normal',
  menu: 'view',
  order: 2.2,
  keys: 'Mod+0',
  when: ({ settings }) => settings.values.textSize !== 100,
  run: ({ settings }) => settings.set({ textSize: 100 }),
});
