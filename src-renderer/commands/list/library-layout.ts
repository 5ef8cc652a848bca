import type { Command } from '../command';

/** Of the two, only the one that changes something is offered. */
export default (
  [
    ['grid', 1.1],
    ['list', 1.2],
  ] as const
).map(([layout, order]): Command => ({
  id: `library.${layout}`,
  title: `command.library-${layout}`,
  menu: 'view',
  order,
  when: ({ navigation, settings }) => navigation.screen === 'library' && settings.values.layout !== layout,
  run: ({ settings }) => settings.set({ layout }),
}));
