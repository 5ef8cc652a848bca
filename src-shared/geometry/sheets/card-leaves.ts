import { capacity, cutAt, type Grid } from './grid';
import { backOf } from './items';
import type { Leaf } from './leaf';
import type { Item, Page, Placed, SheetLayout, FlipEdge, Size, CropMarks, Margins } from './model';
import { allEdges, emptyBack, pageWith } from './page';
import { allAround, pieceOf, placedIn, pieceWith } from './place';
import { behind, type Axis } from './mirror';
import type { Sheet } from './sheet';
import { isSideways } from './sizes';
import type { Box } from '../box';
import { edgeAt, type Edge, type Piece } from './marks';

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
function foldedPage(items: readonly Item[], grid: Grid, runs: Axis['runs'], marks: CropMarks): Page {
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

/** The line the printer turns this page about: which edge is the long one depends on how the page is read. */
const flipAxis = (page: Size, edge: FlipEdge): Axis =>
  (edge === 'long-edge') === isSideways(page)
    ? { runs: 'level', at: page.h / 2 }
    : { runs: 'upright', at: page.w / 2 };

/** A front on this sheet, and what is to be printed behind it. */
interface TwoSided {
  readonly front: Placed;
  readonly back: string | null;
}

/**
 * The second side of the paper. It has no marks: the knife follows those of the first, and where the printer is a
 * little off, two sets would contradict each other.
 */
function secondSide(
  cards: readonly TwoSided[],
  sheet: Sheet,
  edge: FlipEdge,
  offset: SheetLayout['offset'],
): Page {
  const axis = flipAxis(sheet.page, edge);
  const backs = cards.flatMap(({ front, back }) => {
    if (back === null) return [];
    const there = behind(front, back, axis);
    return [{ ...there, x: there.x - offset.x, y: there.y - offset.y }];
  });
  return pageWith(
    sheet,
    { side: 'back', cards: backs, pieces: backs.map(pieceOf), cuts: [], folds: [] },
    'none',
  );
}

/** Cards side by side, each with its own marks. */
function plainPage(side: Page['side'], cards: readonly Placed[], { sheet }: Grid, layout: SheetLayout): Page {
  const pieces = cards.map(pieceOf);
  return pageWith(sheet, { side, cards, pieces, cuts: allEdges(pieces), folds: [] }, layout.marks);
}

/** Backs to be cut out on their own lie as their fronts do, slot for slot, so that the stacks match. */
const backsApart = (cards: readonly TwoSided[]): readonly Placed[] =>
  cards.flatMap(({ front, back }) => (back === null ? [] : [{ ...front, face: back }]));

function backPage(cards: readonly TwoSided[], grid: Grid, layout: SheetLayout): Page {
  switch (layout.backs) {
    case 'none':
    case 'fold-over':
      return emptyBack(grid.sheet);
    case 'apart':
      return plainPage('back', backsApart(cards), grid, layout);
    case 'long-edge':
    case 'short-edge':
      return secondSide(cards, grid.sheet, layout.backs, layout.offset);
  }
}

function leafOf(items: readonly Item[], grid: Grid, layout: SheetLayout): Leaf {
  if (grid.fold !== 'none')
    return { front: foldedPage(items, grid, grid.fold, layout.marks), back: emptyBack(grid.sheet) };
  const cards = items.map((item, number) => ({
    front: placedIn(cutAt(grid, number), item, allAround(grid.bleed)),
    back: backOf(item),
  }));
  const fronts = cards.map(({ front }) => front);
  return { front: plainPage('front', fronts, grid, layout), back: backPage(cards, grid, layout) };
}

/** As many sheets as these cards, all of one size, need; the last may be filled in part. */
export function cardLeaves(items: readonly Item[], grid: Grid, layout: SheetLayout): Leaf[] {
  const most = capacity(grid);
  const count = Math.ceil(items.length / most);
  return Array.from({ length: count }, (_, n) => leafOf(items.slice(n * most, (n + 1) * most), grid, layout));
}
