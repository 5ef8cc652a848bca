import { steppedTextSize } from '../../state/look';
import { defineCommand } from '../command';

export default defineCommand({
  id: 'text.larger',
  title: 'command.text-larger',
  menu: 'view',
  order: 2.1,
  keys: 'Mod+Plus',
  when: ({ settings }) => steppedTextSize(settings.values.textSize, 1) !== settings.values.textSize,
  run: ({ settings }) => settings.set({ textSize: steppedTextSize(settings.values.textSize, 1) }),
});
