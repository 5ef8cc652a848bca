import { type Box } from '../box';
import { cutAt, type Grid } from './grid';
import { backOf } from './items';
import { edgeAt, type Edge, type Piece } from './marks';
import { behind, type Axis } from './mirror';
import type { CropMarks, Item, Margins, Page, Placed } from './model';
import { allEdges, pageWith } from './page';
import { allAround, pieceWith, placedIn } from './place';

interface Folded {
  readonly piece: Piece;
  readonly cards: readonly Placed[];
  readonly fold: Edge;
}

/** The front's half of a piece, left of the fold or above it, and its bleed: none at the fold. */
function frontHalf(cut: Box, runs: Axis['runs'], bleed: number): { half: Box; bleed: Margins } {
  const around = allAround(bleed);
  return runs === 'upright'
    ? { half: { ...cut, w: cut.w / 2 }, bleed: { ...around, right: 0 } }
    : { half: { ...cut, h: cut.h / 2 }, bleed: { ...around, bottom: 0 } };
}

/** A card without a back is folded all the same: among others it must be as thick. */
function folded(item: Item, cut: Box, runs: Axis['runs'], around: number): Folded {
  const { half, bleed } = frontHalf(cut, runs, around);
  const axis: Axis = { runs, at: runs === 'upright' ? half.x + half.w : half.y + half.h };
  const front = placedIn(half, item, bleed);
  const back = backOf(item);
  const piece = pieceWith(cut, allAround(around));
  return {
    piece,
    cards: back === null ? [front] : [front, behind(front, back, axis)],
    fold: edgeAt(piece, runs, axis.at),
  };
}

/** Fronts and backs side by side on one side of the paper, to be cut out together and folded. */
export function foldedPage(items: readonly Item[], grid: Grid, runs: Axis['runs'], marks: CropMarks): Page {
  const all = items.map((item, number) => folded(item, cutAt(grid, number), runs, grid.bleed));
  const pieces = all.map(({ piece }) => piece);
  const filling = {
    side: 'front',
    cards: all.flatMap(({ cards }) => cards),
    pieces,
    cuts: allEdges(pieces),
    folds: all.map(({ fold }) => fold),
  } as const;
  return pageWith(grid.sheet, filling, marks);
}
