import { slack } from '../box';
import type { Size } from './model';

export const isSideways = ({ w, h }: Size): boolean => w > h;
export const turned = ({ w, h }: Size): Size => ({ w: h, h: w });
export const upright = (size: Size): Size => (isSideways(size) ? turned(size) : size);

export const fitsInto = (inner: Size, outer: Size): boolean =>
  inner.w <= outer.w + slack && inner.h <= outer.h + slack;

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

interface Paper {
  readonly id: string;
  readonly size: Size;
}

/** Upright, in millimetres. */
export const a4 = { id: 'a4', size: { w: 210, h: 297 } } as const satisfies Paper;
export const letter = { id: 'letter', size: { w: 215.9, h: 279.4 } } as const satisfies Paper;

export const papers = [
  a4,
  { id: 'a3', size: { w: 297, h: 420 } },
  letter,
  { id: 'legal', size: { w: 215.9, h: 355.6 } },
] as const satisfies readonly Paper[];

export type PaperId = (typeof papers)[number]['id'];
