import { steppedTextSize } from '../../state/text-sizes';
import { defineCommand } from '../command';

export default defineCommand({
  id: 'text.smaller',
  title: 'command.text-smaller',
  group: 'view',
  order: 7,
  keys: 'Mod+Minus',
  when: ({ settings }) => steppedTextSize(settings.values.textSize, -1) !== settings.values.textSize,
  run: ({ settings }) => settings.set({ textSize: steppedTextSize(settings.values.textSize, -1) }),
});
