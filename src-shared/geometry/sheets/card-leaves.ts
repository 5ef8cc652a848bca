import { secondSide, type TwoSided } from './duplex';
import { foldedPage } from './fold';
import { capacity, cutAt, type Grid } from './grid';
import { backOf } from './items';
import type { Leaf } from './leaf';
import type { Item, Page, Placed, SheetLayout } from './model';
import { allEdges, emptyBack, pageWith } from './page';
import { allAround, pieceOf, placedIn } from './place';

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
