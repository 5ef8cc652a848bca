import { defineCommand } from '../command';

export default defineCommand({
  id: 'motion.reduce',
  title: 'command.motion-reduce',
  menu: 'view',
  order: 3.8,
  when: ({ settings }) => settings.values.motion !== 'reduced',
  run: ({ settings }) => settings.set({ motion: 'reduced' }),
});
