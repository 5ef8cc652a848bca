import { defineCommand } from '../command';

export default defineCommand({
  id: 'reload',
  title: 'command.reload',
  menu: 'view',
  order: 4.1,
  keys: 'Mod+R',
  run: (context) => context.reload(),
});
