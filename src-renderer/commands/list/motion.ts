import type { Command } from '../command';

/** Of the two, only the one that changes something is offered. */
export default [
  {
    id: 'motion.reduce',
    title: 'command.motion-reduce',
    menu: 'view',
    order: 3.8,
    when: ({ settings }) => settings.values.motion !== 'reduced',
    run: ({ settings }) => settings.set({ motion: 'reduced' }),
  },
  {
    id: 'motion.full',
    title: 'command.motion-full',
    menu: 'view',
    order: 3.9,
    when: ({ settings }) => settings.values.motion === 'reduced',
    run: ({ settings }) => settings.set({ motion: 'full' }),
  },
] satisfies readonly Command[];
