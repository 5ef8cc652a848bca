import { textSizes } from '@shared/api/settings-words';

export type TextSize = (typeof textSizes)[number];

/** The size `step` steps up or down from `size`; the ends stay where they are. */
export function steppedTextSize(size: TextSize, step: 1 | -1): TextSize {
  return textSizes[textSizes.indexOf(size) + step] ?? size;
}
