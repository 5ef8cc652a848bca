import { behind, type Axis } from './mirror';
import type { FlipEdge, Page, Placed, SheetLayout, Size } from './model';
import { pageWith } from './page';
import { pieceOf } from './place';
import type { Sheet } from './sheet';
import { isSideways } from './sizes';

/** The line the printer turns this page about: which edge is the long one depends on how the page is read. */
const flipAxis = (page: Size, edge: FlipEdge): Axis =>
  (edge === 'long-edge') === isSideways(page)
    ? { runs: 'level', at: page.h / 2 }
    : { runs: 'upright', at: page.w / 2 };

/** A front on this sheet, and what is to be printed behind it. */
export interface TwoSided {
  readonly front: Placed;
  readonly back: string | null;
}

/**
 * The second side of the paper. It has no marks: the knife follows those of the first, and where the printer is a
 * little off, two sets would contradict each other.
 */
export function secondSide(
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
