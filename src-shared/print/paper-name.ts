import type { Size } from '@shared/geometry/sheets/model';

/** Papers that a print dialog knows by name, upright, in millimetres. */
const named = {
  a3: { w: 297, h: 420 },
  a4: { w: 210, h: 297 },
  a5: { w: 148, h: 210 },
  letter: { w: 215.9, h: 279.4 },
  legal: { w: 215.9, h: 355.6 },
} as const satisfies Record<string, Size>;
export type PaperName = keyof typeof named;

/** Some call Letter 216 × 279. */
const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.6;

/** null: it has none. Which way up it lies makes no difference. */
export function paperName({ w, h }: Size): PaperName | null {
  const [short, long] = w <= h ? [w, h] : [h, w];
  const found = Object.entries(named).find(([, size]) => near(size.w, short) && near(size.h, long));
  return (found?.[0] as PaperName | undefined) ?? null;
}
