import { defineCommand } from '../command';

export default defineCommand({
  id: 'motion.reduce',
  title: 'command.motion-reduce',
  group: 'view',
  when: ({ settings }) => settings.values.motion !== 'reduced',
  run: ({ settings }) => settings.set({ motion: 'reduced' }),
});
