import { defineCommand } from '../command';

export default defineCommand({
  id: 'reload',
  title: 'command.reload',
  group: 'help',
  order: 3,
  keys: 'Mod+R',
  run: (context) => context.reload(),
});
