import type { Command } from '../command';

/** Of the two, only the one that changes something is offered. */
const layouts = (
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

export default [
  {
    id: 'library.edit',
    title: 'command.library-edit',
    menu: 'edit',
    order: 2.1,
    keys: 'Mod+Enter',
    when: ({ actions }) => actions.can('library.edit'),
    run: ({ actions }) => actions.run('library.edit'),
  },
  {
    id: 'library.search',
    title: 'command.library-search',
    menu: 'edit',
    order: 3.1,
    keys: ['Mod+F', 'Slash'],
    // There the key searches the text.
    when: ({ navigation }) => navigation.screen !== 'edit',
    async run({ navigation, actions }) {
      await navigation.go('library');
      await actions.run('library.search');
    },
  },
  ...layouts,
] satisfies readonly Command[];
