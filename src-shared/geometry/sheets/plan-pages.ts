import { err, ok, type Result } from '@shared/util/result';
import { cardLeaves } from './card-leaves';
import { slack } from '../box';
import { bestGrid } from './grid';
import { groupsOf, hasBack } from './items';
import { inOrder, type Leaf } from './leaf';
import { turnsPaper, type Item, type Layout, type LayoutProblem, type Page, type SheetLayout } from './model';
import { pieceOf } from './place';
import { sheetsOf } from './sheet';
import { singlePages } from './single';
import { matLeaves } from './tiles';

/** Where everything lies, page by page, in the order in which the pages are printed. */
export function planPages(items: readonly Item[], layout: Layout): Result<Page[], LayoutProblem> {
  if (items.length === 0) return err({ code: 'nothing-to-print' });
  return layout.is === 'single' ? ok(singlePages(items, layout)) : sheetPages(items, layout);
}

/** Every size begins a new sheet; mats come last. */
function sheetPages(items: readonly Item[], layout: SheetLayout): Result<Page[], LayoutProblem> {
  const sheets = sheetsOf(layout);
  if (!sheets.ok) return sheets;
  const leaves: Leaf[] = [];
  for (const group of groupsOf(items.filter(({ way }) => way === 'card'))) {
    // where no card has a back, there is nothing to fold
    const folded = layout.backs === 'fold-over' && group.items.some(hasBack);
    const grid = bestGrid(group, sheets.value, layout, folded);
    if (!grid.ok) return grid;
    leaves.push(...cardLeaves(group.items, grid.value, layout));
  }
  for (const mat of items.filter(({ way }) => way === 'mat')) {
    const parts = matLeaves(mat, sheets.value, layout);
    if (!parts.ok) return parts;
    leaves.push(...parts.value);
  }
  const by = turnsPaper(layout.backs) ? Math.max(...leaves.map(({ back }) => beyondPaper(back))) : 0;
  return by > slack ? err({ code: 'offset-too-large', by }) : ok(inOrder(leaves, layout.backs));
}

/** How far cards of a page reach beyond it, where they are cut; not more than 0: none does. */
const beyondPaper = ({ cards, size }: Page): number =>
  Math.max(
    0,
    ...cards.map((card) => {
      const { x, y, w, h } = pieceOf(card).cut;
      return Math.max(-x, -y, x + w - size.w, y + h - size.h);
    }),
  );
