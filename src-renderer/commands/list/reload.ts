import { defineCommand } from '../command';

export default defineCommand({
  id: 'reload',
  title: 'command.reload',
  group: 'help',
  keys: 'Mod+R',
  run: (context) => context.reload(),
});
