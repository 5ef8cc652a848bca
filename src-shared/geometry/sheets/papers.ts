import type { Size } from './model';

/** Upright, in millimetres. */
export const papers = [
  { id: 'a4', size: { w: 210, h: 297 } },
  { id: 'a3', size: { w: 297, h: 420 } },
  { id: 'letter', size: { w: 215.9, h: 279.4 } },
  { id: 'legal', size: { w: 215.9, h: 355.6 } },
] as const satisfies readonly { readonly id: string; readonly size: Size }[];

export type PaperId = (typeof papers)[number]['id'];
