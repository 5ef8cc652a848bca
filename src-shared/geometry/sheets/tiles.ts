import { err, ok, type Result } from '@shared/util/result';
import { slack, type Box } from '../box';
import type { Leaf } from './leaf';
import { edgesOf, type Edge } from './marks';
import type { Item, LayoutProblem, Page, Placed, SheetLayout, Size, Turn } from './model';
import { allEdges, emptyBack, pageWith } from './page';
import { allAround, pieceOf, pieceWith } from './place';
import type { Sheet, Sheets } from './sheet';
import { fitsInto, turned } from './sizes';

/** Smaller parts nobody puts together: a hundred of them would be no mat, but a mistake in the margins. */
const leastPart = 30;

interface Tiling {
  readonly sheet: Sheet;
  readonly turn: Turn;
  /** Of the mat as it lies on the paper. */
  readonly size: Size;
  readonly columns: number;
  readonly rows: number;
}

const partsOf = (size: number, room: number): number => Math.max(1, Math.ceil((size - slack) / room));
const count = ({ columns, rows }: Tiling): number => columns * rows;

/** Of the ways that need as few sheets, one is better liked where the mat is read as the page is. */
function bestTiling({ front, size }: Item, sheets: Sheets): Result<Tiling, LayoutProblem> {
  const tilings = ([0, 90] as const).flatMap((turn) =>
    sheets.map(({ page, room }): Tiling => {
      const lies = turn === 0 ? size : turned(size);
      const [columns, rows] = [partsOf(lies.w, room.w), partsOf(lies.h, room.h)];
      return { sheet: { page, room }, turn, size: lies, columns, rows };
    }),
  );
  const needed = { w: Math.min(size.w, leastPart), h: Math.min(size.h, leastPart) };
  const usable = tilings.filter(({ sheet, turn }) =>
    fitsInto(turn === 0 ? needed : turned(needed), sheet.room),
  );
  const [first] = usable;
  if (first) return ok(usable.reduce((a, b) => (count(b) < count(a) ? b : a), first));
  const { w, h } = sheets[0].room;
  return err({ code: 'too-large', front, needed, room: { w, h } });
}

/** In the middle of the room; the bleed is what the room leaves for it. */
function wholePage(item: Item, { sheet, turn, size }: Tiling, layout: SheetLayout): Page {
  const { room } = sheet;
  const free = (among: number, of: number): number => Math.max(0, Math.min(layout.bleed, (among - of) / 2));
  const [beside, above] = [free(room.w, size.w), free(room.h, size.h)];
  const card: Placed = {
    face: item.front,
    size: item.size,
    x: room.x + room.w / 2,
    y: room.y + room.h / 2,
    turn,
    bleed: { top: above, right: beside, bottom: above, left: beside },
  };
  const pieces = [pieceOf(card)];
  return pageWith(
    sheet,
    { side: 'front', cards: [card], pieces, cuts: allEdges(pieces), folds: [] },
    layout.marks,
  );
}

/**
 * One of equal parts of a mat. Its left and upper edges are cut; at its right and lower ones paper is left where
 * another part follows, for that one to be glued onto.
 */
function partPage(item: Item, tiling: Tiling, column: number, row: number, layout: SheetLayout): Page {
  const { sheet, turn, size, columns, rows } = tiling;
  const { room } = sheet;
  const [w, h] = [size.w / columns, size.h / rows];
  const window: Box = { x: room.x + (room.w - w) / 2, y: room.y + (room.h - h) / 2, w, h };
  const card: Placed = {
    face: item.front,
    size: item.size,
    x: window.x - column * w + size.w / 2,
    y: window.y - row * h + size.h / 2,
    turn,
    bleed: allAround(0),
    window,
  };
  const piece = pieceWith(window, allAround(0));
  const { top, right, bottom, left } = edgesOf(piece);
  const cuts: Edge[] = [top, left];
  const folds: Edge[] = [];
  (column + 1 < columns ? folds : cuts).push(right);
  (row + 1 < rows ? folds : cuts).push(bottom);
  return pageWith(sheet, { side: 'front', cards: [card], pieces: [piece], cuts, folds }, layout.marks);
}

/** A mat at its true size: on one sheet, or on as few as it takes. */
export function matLeaves(item: Item, sheets: Sheets, layout: SheetLayout): Result<Leaf[], LayoutProblem> {
  const found = bestTiling(item, sheets);
  if (!found.ok) return found;
  const { value: tiling } = found;
  const fronts =
    count(tiling) === 1
      ? [wholePage(item, tiling, layout)]
      : Array.from({ length: count(tiling) }, (_, n) =>
          partPage(item, tiling, n % tiling.columns, Math.floor(n / tiling.columns), layout),
        );
  return ok(fronts.map((front) => ({ front, back: emptyBack(tiling.sheet) })));
}
