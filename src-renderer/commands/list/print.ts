import type { Command } from '../command';

/** What can be done with a print job. */
export default [
  {
    id: 'print.dialog',
    title: 'command.print-dialog',
    also: ['printer', 'paper'],
    menu: 'file',
    order: 6.3,
    when: ({ actions }) => actions.can('print.dialog'),
    run: ({ actions }) => actions.run('print.dialog'),
  },
  {
    id: 'print.export',
    title: 'command.print-export',
    also: ['pdf', 'save', 'download'],
    menu: 'file',
    order: 6.4,
    keys: 'Mod+Shift+X',
    when: ({ actions }) => actions.can('print.export'),
    run: ({ actions }) => actions.run('print.export'),
  },
] satisfies readonly Command[];
