import { err, ok, type Result } from '@shared/util/result';
import { slack, type Box } from '../box';
import type { Group } from './items';
import type { LayoutProblem, SheetLayout, Size } from './model';
import type { Sheet, Sheets } from './sheet';
import { fitsInto, turned, upright } from './sizes';

/** How the line runs that a card is folded at, between its front and its back. */
export type Fold = 'none' | 'upright' | 'level';

/** Equal slots on a sheet, in the middle of its room. */
export interface Grid {
  readonly sheet: Sheet;
  /** One side of a card as it lies on the page, cut. */
  readonly slot: Size;
  readonly fold: Fold;
  readonly bleed: number;
  readonly gap: number;
  readonly columns: number;
  readonly rows: number;
}

/** What is cut out as one piece: a card, or front and back still hanging together. */
const cutSize = ({ slot: { w, h }, fold }: Pick<Grid, 'slot' | 'fold'>): Size => ({
  w: fold === 'upright' ? 2 * w : w,
  h: fold === 'level' ? 2 * h : h,
});

const outerSize = (grid: Pick<Grid, 'slot' | 'fold' | 'bleed'>): Size => {
  const { w, h } = cutSize(grid);
  return { w: w + 2 * grid.bleed, h: h + 2 * grid.bleed };
};

const howMany = (each: number, gap: number, room: number): number =>
  Math.max(0, Math.floor((room + gap + slack) / (each + gap)));

/** All ways to lay cards of this size: paper before slots before folds, the better liked first. */
function gridsFor(size: Size, sheets: Sheets, layout: SheetLayout, folded: boolean): Grid[] {
  const { bleed, gap } = layout;
  const slots = size.w === size.h ? [size] : [size, turned(size)];
  const folds: readonly Fold[] = folded ? ['upright', 'level'] : ['none'];
  return sheets.flatMap((sheet) =>
    slots.flatMap((slot) =>
      folds.map((fold) => {
        const each = outerSize({ slot, fold, bleed });
        const columns = howMany(each.w, gap, sheet.room.w);
        const rows = howMany(each.h, gap, sheet.room.h);
        return { sheet, slot, fold, bleed, gap, columns, rows };
      }),
    ),
  );
}

export const capacity = ({ columns, rows }: Grid): number => columns * rows;

/** How much too wide and too high one piece is. */
const excess = (grid: Grid): number => {
  const { w, h } = outerSize(grid);
  return Math.max(0, w - grid.sheet.room.w) + Math.max(0, h - grid.sheet.room.h);
};

/** The way that holds most; of equals, the better liked. */
export function bestGrid(
  { size, items }: Group,
  sheets: Sheets,
  layout: SheetLayout,
  folded: boolean,
): Result<Grid, LayoutProblem> {
  const { front } = items[0];
  const grids = gridsFor(size, sheets, layout, folded);
  const best = grids.reduce((a, b) => (capacity(b) > capacity(a) ? b : a));
  if (capacity(best) > 0) return ok(best);
  // what is told is the way that fails by least: it is the one to be mended
  const nearest = grids.reduce((a, b) => (excess(b) < excess(a) - slack ? b : a));
  const needed = outerSize(nearest);
  const paper = upright(layout.paper);
  // smaller margins or no bleed would not help here
  if (!fitsInto(size, paper))
    return err({ code: 'larger-than-paper', front, needed: upright(needed), paper });
  const { w, h } = nearest.sheet.room;
  return err({ code: 'too-large', front, needed, room: { w, h } });
}

/** The cut of the piece with this number: rows from left to right, from top to bottom. */
export function cutAt(grid: Grid, number: number): Box {
  const { sheet, bleed, gap, columns, rows } = grid;
  const { room } = sheet;
  const cut = cutSize(grid);
  const outer = outerSize(grid);
  const start = (from: number, size: number, each: number, count: number): number =>
    from + (size - (count * each + (count - 1) * gap)) / 2 + bleed;
  return {
    x: start(room.x, room.w, outer.w, columns) + (number % columns) * (outer.w + gap),
    y: start(room.y, room.h, outer.h, rows) + Math.floor(number / columns) * (outer.h + gap),
    ...cut,
  };
}
