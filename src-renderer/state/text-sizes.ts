import type { Settings } from '@shared/api/models';

export type TextSize = Settings['textSize'];

/** Said again here because the contract's list comes with its schemas; the type keeps the two equal. */
const known: Record<TextSize, true> = { 90: true, 100: true, 115: true, 130: true };
export const textSizes = Object.keys(known).map(Number) as TextSize[];

/** The size `step` steps up or down from `size`; the ends stay where they are. */
export function steppedTextSize(size: TextSize, step: 1 | -1): TextSize {
  return textSizes[textSizes.indexOf(size) + step] ?? size;
}
