import type { Command } from '../command';

/** What works on every screen. */
export default [
  {
    id: 'undo',
    title: 'command.undo',
    menu: 'edit',
    order: 1.1,
    keys: 'Mod+Z',
    // In a text field the key takes back what was typed.
    notInText: true,
    when: ({ undo }) => undo.newest !== null,
    run: ({ undo }) => undo.run(),
  },
  {
    id: 'reload',
    title: 'command.reload',
    menu: 'view',
    order: 4.1,
    keys: 'Mod+R',
    run: (context) => context.reload(),
  },
  {
    id: 'palette',
    title: 'command.palette',
    menu: 'help',
    order: 2.1,
    keys: ['Mod+K', 'Mod+Shift+P'],
    run: ({ overlays }) => overlays.toggle('palette'),
  },
  {
    id: 'shortcuts',
    title: 'command.shortcuts',
    menu: 'help',
    order: 2.2,
    keys: 'Mod+Slash',
    run: ({ overlays }) => overlays.show('shortcuts'),
  },
] satisfies readonly Command[];
