import type { Size } from './model';

/** What cards are commonly cut to; upright, in millimetres. */
export const cardSizes = [
  { id: 'poker', size: { w: 63, h: 88 } },
  { id: 'us-poker', size: { w: 63.5, h: 88.9 } },
  { id: 'bridge', size: { w: 57, h: 89 } },
  { id: 'mini', size: { w: 44, h: 68 } },
  { id: 'tarot', size: { w: 70, h: 120 } },
  { id: 'japanese', size: { w: 59, h: 86 } },
  { id: 'square', size: { w: 70, h: 70 } },
] as const satisfies readonly { readonly id: string; readonly size: Size }[];

export type CardSizeId = (typeof cardSizes)[number]['id'];
