import { steppedTextSize, type TextSize } from '../../state/look';
import type { Command } from '../command';

const sizes: readonly (Pick<Command, 'id' | 'title' | 'order' | 'keys'> & {
  readonly from: (size: TextSize) => TextSize;
})[] = [
  {
    id: 'text.larger',
    title: 'command.text-larger',
    order: 2.1,
    keys: 'Mod+Plus',
    from: (size) => steppedTextSize(size, 1),
  },
  { id: 'text.normal', title: 'command.text-normal', order: 2.2, keys: 'Mod+0', from: () => 100 },
  {
    id: 'text.smaller',
    title: 'command.text-smaller',
    order: 2.3,
    keys: 'Mod+Minus',
    from: (size) => steppedTextSize(size, -1),
  },
];

export default sizes.map(({ from, ...about }): Command => ({
  ...about,
  menu: 'view',
  when: ({ settings }) => from(settings.values.textSize) !== settings.values.textSize,
  run: ({ settings }) => settings.set({ textSize: from(settings.values.textSize) }),
}));
