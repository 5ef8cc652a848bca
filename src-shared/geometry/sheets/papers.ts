import type { Size } from './model';

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
