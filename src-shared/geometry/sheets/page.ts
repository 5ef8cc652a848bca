import { edgesOf, fullLines, ticks, type Edge, type Piece } from './marks';
import type { CropMarks, Page, Placed } from './model';
import type { Sheet } from './sheet';
import { titleRoom } from './title';

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
