import type { Size } from '@shared/geometry/sheets/model';

/** How pages of a job come onto the one size of paper that a print dialog takes. */
export interface PaperFrame {
  readonly paper: Size;
  /** Whether a page is put on it a quarter turned: a landscape sheet among portrait ones. */
  isTurned(page: Size): boolean;
}

export function paperFrame(pages: readonly Size[]): PaperFrame {
  const wide = pages.filter(({ w, h }) => w > h).length;
  const sideways = wide > pages.length - wide;
  const isTurned = ({ w, h }: Size): boolean => (sideways ? w < h : w > h);
  const lying = pages.map((page) => (isTurned(page) ? { w: page.h, h: page.w } : page));
  return {
    paper: { w: Math.max(...lying.map(({ w }) => w)), h: Math.max(...lying.map(({ h }) => h)) },
    isTurned,
  };
}
