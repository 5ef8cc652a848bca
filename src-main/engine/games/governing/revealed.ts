import { askedSeat } from '../../kernel/asking';
import { definitionOf, ownerOf } from '../../kernel/cards';
import { rolled } from '../../kernel/rolled';
import { openKind } from './half-made';
import { ask } from './questions';
import { sees } from './sight';
import type { Table } from './table';

/**
 * Whether something hidden has come to light from one position to a later one, so that `by` could not take back what
 * lies between without anybody knowing more than before. A book may hold a card several times: for each owner the
 * cards are counted that a seat can see.
 *
 * One thing does not count: a card from his own hand that `by` has shown. Taken back, it stays known, which is a loss
 * for him alone. One thing counts although no card is seen: that somebody else may answer, for only he is asked whose
 * hand or table allows it.
 */
export function revealed(before: Table, after: Table, by: number): boolean {
  if (rolled(before.s, after.s)) return true;
  if (openKind(after) === ask.answer && askedSeat(after.s) !== by) return true;
  const own = newlySeen(before, after, by);
  for (let seat = 0; seat < after.l.seats; seat++)
    for (const [face, owner] of newlySeen(before, after, seat).values()) {
      if (seat === by || owner !== by || own.has(keyOf(face, owner))) return true;
    }
  return false;
}

type Seen = Map<string, [face: number, owner: number]>;
const keyOf = (face: number, owner: number): string => `${owner} ${face}`;

/** The cards of which a seat sees more than it did. Tokens are made in the open. */
function newlySeen(before: Table, after: Table, seat: number): Seen {
  const earlier = countSeen(before, seat);
  const found: Seen = new Map();
  for (const [key, { count, face, owner }] of countSeen(after, seat))
    if (count > (earlier.get(key)?.count ?? 0)) found.set(key, [face, owner]);
  return found;
}

function countSeen(t: Table, seat: number): Map<string, { count: number; face: number; owner: number }> {
  const counts = new Map<string, { count: number; face: number; owner: number }>();
  for (let c = t.l.firstCard; c < t.l.firstToken; c++) {
    if (!sees(t, c, seat)) continue;
    const [face, owner] = [definitionOf(t.s, c), ownerOf(t.s, c)];
    const known = counts.get(keyOf(face, owner));
    if (known) known.count++;
    else counts.set(keyOf(face, owner), { count: 1, face, owner });
  }
  return counts;
}
