import { defineCommand } from '../command';

export default defineCommand({
  id: 'shortcuts',
  title: 'command.shortcuts',
  menu: 'help',
  order: 2.2,
  keys: 'Mod+Slash',
  run: ({ overlays }) => overlays.show('shortcuts'),
});
