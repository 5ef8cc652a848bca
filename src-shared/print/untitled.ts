import type { PrintPlan, PrintSettings } from './model';

/**
 * How many pages of cards go without the title that was asked for, because nothing is left for it beside the cards.
 * An empty second side never bears one, nor does a page as large as its card.
 */
export function untitledPages({ pages }: PrintPlan, { titles, layout }: PrintSettings): number {
  if (!titles || layout.is === 'single') return 0;
  return pages.filter(({ is, page }) => is === 'cards' && page.cards.length > 0 && page.title === null)
    .length;
}
