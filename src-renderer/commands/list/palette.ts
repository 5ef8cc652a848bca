import { defineCommand } from '../command';

export default defineCommand({
  id: 'palette',
  title: 'command.palette',
  menu: 'help',
  order: 2.1,
  keys: ['Mod+K', 'Mod+Shift+P'],
  run: ({ overlays }) => overlays.toggle('palette'),
});
