import { defineCommand } from '../command';

export default defineCommand({
  id: 'motion.full',
  title: 'command.motion-full',
  group: 'view',
  order: 10,
  when: ({ settings }) => settings.values.motion === 'reduced',
  run: ({ settings }) => settings.set({ motion: 'full' }),
});
