import type { Command } from '../command';

/** What can be done with the pack on screen, and what brings one in. */
export default [
  {
    id: 'pack.import-file',
    title: 'command.pack-import-file',
    menu: 'file',
    order: 3.1,
    keys: 'Mod+O',
    async run({ navigation, actions }) {
      await navigation.go('library');
      await actions.run('pack.import-file');
    },
  },
  {
    id: 'pack.import-folder',
    title: 'command.pack-import-folder',
    menu: 'file',
    order: 3.2,
    keys: 'Mod+Shift+O',
    async run({ navigation, actions }) {
      await navigation.go('library');
      await actions.run('pack.import-folder');
    },
  },
  {
    id: 'pack.export-file',
    title: 'command.pack-export-file',
    menu: 'file',
    order: 3.3,
    keys: 'Mod+E',
    when: ({ actions }) => actions.can('pack.export-file'),
    run: ({ actions }) => actions.run('pack.export-file'),
  },
  {
    id: 'pack.export-folder',
    title: 'command.pack-export-folder',
    menu: 'file',
    order: 3.4,
    when: ({ actions }) => actions.can('pack.export-folder'),
    run: ({ actions }) => actions.run('pack.export-folder'),
  },
  {
    id: 'pack.fork',
    title: 'command.pack-fork',
    menu: 'file',
    order: 4.1,
    when: ({ actions }) => actions.can('pack.fork'),
    run: ({ actions }) => actions.run('pack.fork'),
  },
  {
    id: 'pack.rename',
    title: 'command.pack-rename',
    menu: 'file',
    order: 4.2,
    when: ({ actions }) => actions.can('pack.rename'),
    run: ({ actions }) => actions.run('pack.rename'),
  },
  {
    id: 'pack.history',
    title: 'command.pack-history',
    menu: 'file',
    order: 4.3,
    when: ({ actions }) => actions.can('pack.history'),
    run: ({ actions }) => actions.run('pack.history'),
  },
  {
    id: 'pack.delete',
    title: 'command.pack-delete',
    menu: 'file',
    order: 4.4,
    destructive: true,
    when: ({ actions }) => actions.can('pack.delete'),
    run: ({ actions }) => actions.run('pack.delete'),
  },
  {
    id: 'pack.print',
    title: 'command.pack-print',
    also: ['pdf', 'sheets'],
    menu: 'file',
    order: 6.2,
    when: ({ actions }) => actions.can('pack.print'),
    run: ({ actions }) => actions.run('pack.print'),
  },
] satisfies readonly Command[];
