import { backOf, hasBack } from './items';
import type { Item, Page, SingleLayout } from './model';
import { allAround } from './place';

function pageFor({ size: { w, h } }: Item, side: Page['side'], face: string | null, bleed: number): Page {
  const size = { w: w + 2 * bleed, h: h + 2 * bleed };
  const placed = { size: { w, h }, x: size.w / 2, y: size.h / 2, turn: 0, bleed: allAround(bleed) } as const;
  return {
    size,
    side,
    cards: face === null ? [] : [{ face, ...placed }],
    marks: [],
    folds: [],
    trim: { x: bleed, y: bleed, w, h },
    title: null,
  };
}

/** A page for every side, as large as its bleed. An item without a back gets an empty one: shops pair the pages. */
export function singlePages(items: readonly Item[], { bleed, backs, order }: SingleLayout): Page[] {
  const fronts = items.map((item) => pageFor(item, 'front', item.front, bleed));
  if (backs === 'none' || !items.some(hasBack)) return fronts;
  const behind = items.map((item) => pageFor(item, 'back', backOf(item), bleed));
  switch (order) {
    case 'front-back':
      return paired(fronts, behind);
    case 'back-front':
      return paired(behind, fronts);
    case 'fronts-backs':
      return [...fronts, ...behind];
  }
}

const paired = (first: readonly Page[], second: readonly Page[]): Page[] =>
  first.flatMap((page, n) => [page, ...second.slice(n, n + 1)]);
