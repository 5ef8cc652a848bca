import * as cards from '../../../kernel/cards';
import { count, definition, owner } from '../reading';
import type { Table } from '../table';

/**
 * What is wrong with the cards of a round that was dealt: lost, doubled, or marked as they can't be. Empty when all
 * is well.
 */
export function cardTroubles(t: Table): string[] {
  const { l, s, p } = t;
  const troubles: string[] = [];
  const seen = new Set<number>();
  for (let place = 0; place < l.places; place++) {
    const list = cards.listIn(l, s, place);
    if (list.length !== count(t, place)) troubles.push(`place ${place} says ${count(t, place)} cards`);
    for (const c of list) {
      if (seen.has(c)) troubles.push(`record ${c} lies twice`);
      if (cards.placeOf(s, c) !== place) troubles.push(`record ${c} does not know that it is in ${place}`);
      seen.add(c);
      troubles.push(...markTroubles(t, c, place));
    }
  }
  if (seen.size !== l.cards) troubles.push(`${l.cards - seen.size} cards lost`);
  // Only what was never dealt lies outside the round; a card that slipped out there is lost too.
  const undealt = l.cards - p.deck.length;
  if (count(t, l.out) !== undealt) troubles.push(`${count(t, l.out) - undealt} cards left the round`);
  const faces = new Set(Array.from({ length: l.cards }, (_, c) => definition(t, c)));
  if (faces.size !== l.cards || [...faces].some((face) => face < 0 || face >= p.cardIds.length))
    troubles.push('a face is lost');
  return troubles;
}

/** What can lie on a card only on the board, and whose it must be elsewhere. */
function markTroubles(t: Table, c: number, place: number): string[] {
  const { l, s } = t;
  const troubles: string[] = [];
  const onBoard = place < t.p.zones;
  const marks = cards.marksOf(s, c);
  if (!onBoard && (marks & (cards.faceUp | cards.fired)) !== 0)
    troubles.push(`record ${c} acts from ${place}`);
  if (!onBoard && cards.linkOf(s, c) !== cards.none) troubles.push(`record ${c} is linked in ${place}`);
  if (onBoard !== cards.handleOf(s, c) > 0) troubles.push(`record ${c} has the wrong handle in ${place}`);
  const seat = place - l.hand;
  const held = place === l.hand || place === l.hand + 1;
  if (held && (owner(t, c) !== seat || !cards.knows(s, c, seat)))
    troubles.push(`record ${c} is in a hand that is not its owner's or does not know it`);
  if (onBoard && !cards.knows(s, c, owner(t, c))) troubles.push(`record ${c} is unknown to its owner`);
  return troubles;
}
