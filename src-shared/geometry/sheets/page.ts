import { edgesOf, fullLines, ticks, type Edge, type Piece } from './marks';
import type { CropMarks, Page, Placed, Line } from './model';
import type { Sheet } from './sheet';
import { slack, type Box } from '../box';
import { without } from './spans';

/** Lower than that, its letters are too small to be read. Letter with three rows of cards leaves 2.7. */
const least = { w: 30, h: 2.6 };
const highest = 6;
/** Between the words and a mark beside them. */
const besideMarks = 1;

const boxOf = ({ x1, y1, x2, y2 }: Line): Box => ({
  x: Math.min(x1, x2),
  y: Math.min(y1, y2),
  w: Math.abs(x2 - x1),
  h: Math.abs(y2 - y1),
});

/** At the upper end of the room, or at the lower one: above or below everything in these boxes. */
function strip(room: Box, boxes: readonly Box[], where: 'above' | 'below'): Box | null {
  const end = room.y + room.h;
  const free =
    where === 'above'
      ? Math.min(...boxes.map(({ y }) => y)) - room.y
      : end - Math.max(...boxes.map(({ y, h }) => y + h));
  if (free < least.h - slack) return null;
  const h = Math.min(highest, free);
  return { x: room.x, y: where === 'above' ? room.y : end - h, w: room.w, h };
}

/** The widest part of a strip that no mark runs through. */
function betweenMarks(whole: Box, marks: readonly Box[]): Box | null {
  const holes = marks
    .filter(({ y, h }) => y < whole.y + whole.h - slack && y + h > whole.y + slack)
    .map(({ x, w }) => ({ from: x - besideMarks, to: x + w + besideMarks }));
  const [widest] = without({ from: whole.x, to: whole.x + whole.w }, holes).toSorted(
    (a, b) => b.to - b.from - (a.to - a.from),
  );
  if (!widest || widest.to - widest.from < least.w) return null;
  return { ...whole, x: widest.from, w: widest.to - widest.from };
}

/**
 * Room for a line of words, away from what is printed and from its marks. Where there is none over the whole width,
 * as with marks from edge to edge, it may lie between two of them.
 */
function titleRoom(room: Box, printed: readonly Box[], marked: readonly Line[]): Box | null {
  if (printed.length === 0) return null;
  const marks = marked.map(boxOf);
  const whole = strip(room, [...printed, ...marks], 'above') ?? strip(room, [...printed, ...marks], 'below');
  if (whole) return whole;
  for (const where of ['above', 'below'] as const) {
    const narrow = strip(room, printed, where);
    const found = narrow && betweenMarks(narrow, marks);
    if (found) return found;
  }
  return null;
}

/** What lies on one side of a sheet. */
export interface Filling {
  readonly side: Page['side'];
  readonly cards: readonly Placed[];
  readonly pieces: readonly Piece[];
  readonly cuts: readonly Edge[];
  readonly folds: readonly Edge[];
}

export const allEdges = (pieces: readonly Piece[]): readonly Edge[] =>
  pieces.flatMap((piece) => {
    const { top, right, bottom, left } = edgesOf(piece);
    return [top, right, bottom, left];
  });

export function pageWith({ page, room }: Sheet, filling: Filling, how: CropMarks): Page {
  const { side, cards, pieces } = filling;
  const cuts = { corner: ticks, full: fullLines, none: () => [] }[how];
  const marks = cuts(filling.cuts, pieces, page);
  // Whoever wants no marks to cut by must still find where to fold. A fold is never marked over the whole page: it
  // would be taken for a cut.
  const folds = ticks(filling.folds, pieces, page);
  const title = titleRoom(
    room,
    pieces.map(({ printed }) => printed),
    [...marks, ...folds],
  );
  return { size: page, side, cards, marks, folds, trim: { x: 0, y: 0, ...page }, title };
}

export const emptyBack = (sheet: Sheet): Page =>
  pageWith(sheet, { side: 'back', cards: [], pieces: [], cuts: [], folds: [] }, 'none');
