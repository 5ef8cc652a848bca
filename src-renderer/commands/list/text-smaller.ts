import { steppedTextSize } from '../../state/look';
import { defineCommand } from '../command';

export default defineCommand({
  id: 'text.smaller',
  title: 'command.text-smaller',
  menu: 'view',
  order: 2.3,
  keys: 'Mod+Minus',
  when: ({ settings }) => steppedTextSize(settings.values.textSize, -1) !== settings.values.textSize,
  run: ({ settings }) => settings.set({ textSize: steppedTextSize(settings.values.textSize, -1) }),
});
