import * as cards from '../../kernel/cards';
import { rolled } from '../../kernel/rolled';
import { seats } from './layout';
import { isLayoutHidden, sees } from './sight';
import type { Table } from './table';

/**
 * Whether something hidden has come to light from one position to a later one, so that `by` could not take back what
 * lies between without anybody knowing more than before. Told by faces: a record's number says nothing about a card.
 *
 * One thing does not count: a card of his own that `by` knew and has shown. Taken back, it stays known, which is a
 * loss for him alone. A card of somebody else's that he turned up counts, whoever saw it.
 */
export function revealed(before: Table, after: Table, by: number): boolean {
  if (rolled(before.s, after.s)) return true;
  if (isLayoutHidden(before) && !isLayoutHidden(after)) return true;
  const records = new Map<number, number>();
  for (let c = 0; c < before.l.cards; c++) records.set(cards.definitionOf(before.s, c), c);
  for (let c = 0; c < after.l.cards; c++) {
    if (cards.placeOf(after.s, c) === after.l.out) continue;
    const was = records.get(cards.definitionOf(after.s, c));
    if (was === undefined) continue;
    const ownAndKnown = cards.ownerOf(before.s, was) === by && sees(before, was, by);
    for (let seat = 0; seat < seats; seat++)
      if (sees(after, c, seat) && !sees(before, was, seat) && !ownAndKnown) return true;
  }
  return false;
}
