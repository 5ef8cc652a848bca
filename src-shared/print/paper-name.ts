import type { Size } from '@shared/geometry/sheets/model';
import { papers, type PaperId } from '../geometry/sheets/sizes';

export type PaperName = PaperId | 'a5';

/** Papers that a print dialog knows by name: those that can be chosen here, and one that somebody may type. */
const named: readonly { readonly id: PaperName; readonly size: Size }[] = [
  ...papers,
  { id: 'a5', size: { w: 148, h: 210 } },
];

/** Some call Letter 216 × 279. */
const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.6;

/** null: it has none. Which way up it lies makes no difference. */
export function paperName({ w, h }: Size): PaperName | null {
  const [short, long] = w <= h ? [w, h] : [h, w];
  return named.find(({ size }) => near(size.w, short) && near(size.h, long))?.id ?? null;
}
