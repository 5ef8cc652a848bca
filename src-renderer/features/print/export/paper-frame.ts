import type { Layout, Size } from '@shared/geometry/sheets/model';

/** How pages of a job come onto paper in the browser's print dialog. */
export interface PaperFrame {
  /** Every size of paper that there is, by a name for style sheets. */
  readonly papers: ReadonlyMap<string, Size>;
  /** Whether a page is put on it a quarter turned: a landscape sheet among portrait ones. */
  isTurned(page: Size): boolean;
  /** Which of the papers a page comes onto. */
  nameOf(page: Size): string;
}

/**
 * Sheets go to a printer, which takes one size for all: the largest, with the fewer of them turned. Pages with one
 * card are for a shop, as a file, and each is as large as its card.
 */
export const paperFrame = (is: Layout['is'], pages: readonly Size[]): PaperFrame =>
  is === 'single' ? eachItsOwn(pages) : oneForAll(pages);

function oneForAll(pages: readonly Size[]): PaperFrame {
  const wide = pages.filter(({ w, h }) => w > h).length;
  const sideways = wide > pages.length - wide;
  const isTurned = ({ w, h }: Size): boolean => (sideways ? w < h : w > h);
  const lying = pages.map((page) => (isTurned(page) ? { w: page.h, h: page.w } : page));
  const paper = { w: Math.max(...lying.map(({ w }) => w)), h: Math.max(...lying.map(({ h }) => h)) };
  return { papers: new Map([['paper', paper]]), isTurned, nameOf: () => 'paper' };
}

function eachItsOwn(pages: readonly Size[]): PaperFrame {
  // A name may hold no point.
  const nameOf = ({ w, h }: Size): string => `paper-${w}-${h}`.replaceAll('.', '_');
  return { papers: new Map(pages.map((page) => [nameOf(page), page])), isTurned: () => false, nameOf };
}
