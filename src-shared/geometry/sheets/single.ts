import { backOf, hasBack } from './items';
import { behind } from './mirror';
import type { Item, Page, SingleLayout } from './model';
import { allAround, placedIn } from './place';
import { upright } from './sizes';

/** A shop wants all cards of a deck to have pages of one shape: one that lies is turned. */
function pageFor(item: Item, side: Page['side'], bleed: number): Page {
  const { w, h } = item.way === 'mat' ? item.size : upright(item.size);
  const front = placedIn({ x: bleed, y: bleed, w, h }, item, allAround(bleed));
  const size = { w: w + 2 * bleed, h: h + 2 * bleed };
  const back = backOf(item);
  const backs = back === null ? [] : [behind(front, back, { runs: 'upright', at: size.w / 2 })];
  return {
    size,
    side,
    cards: side === 'front' ? [front] : backs,
    marks: [],
    folds: [],
    trim: { x: bleed, y: bleed, w, h },
    title: null,
  };
}

/** A page for every side, as large as its bleed. An item without a back gets an empty one: shops pair the pages. */
export function singlePages(items: readonly Item[], { bleed, backs, order }: SingleLayout): Page[] {
  const fronts = items.map((item) => pageFor(item, 'front', bleed));
  if (backs === 'none' || !items.some(hasBack)) return fronts;
  const seconds = items.map((item) => pageFor(item, 'back', bleed));
  switch (order) {
    case 'front-back':
      return paired(fronts, seconds);
    case 'back-front':
      return paired(seconds, fronts);
    case 'fronts-backs':
      return [...fronts, ...seconds];
  }
}

const paired = (first: readonly Page[], second: readonly Page[]): Page[] =>
  first.flatMap((page, n) => [page, ...second.slice(n, n + 1)]);
