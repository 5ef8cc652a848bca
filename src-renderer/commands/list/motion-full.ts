import { defineCommand } from '../command';

export default defineCommand({
  id: 'motion.full',
  title: 'command.motion-full',
  menu: 'view',
  order: 3.9,
  when: ({ settings }) => settings.values.motion === 'reduced',
  run: ({ settings }) => settings.set({ motion: 'full' }),
});
