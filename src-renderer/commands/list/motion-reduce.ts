import { defineCommand } from '../command';

export default defineCommand({
  id: 'motion.reduce',
  title: 'command.motion-reduce',
  group: 'view',
  order: 9,
  when: ({ settings }) => settings.values.motion !== 'reduced',
  run: ({ settings }) => settings.set({ motion: 'reduced' }),
});
