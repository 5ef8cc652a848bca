import { none } from '../../kernel/cards';
import { playCode } from './questions';
import { after, definition, firstOf, hand, handSize } from './reading';
import { met, unmetInZone } from './requirements';
import { forbidden } from './standing';
import type { Requirement, Table } from './table';

/** Every legal play of a hand, given the zones closed to its player. The only place that decides what may be played. */
export function listPlays(t: Table, seat: number, closed: number): void {
  const { p, options } = t;
  const { zones } = p;
  const open = p.allZones & ~closed;
  const openDown = open & ~forbidden(t, p.standing.playDown);
  // Written straight into the list: a call for each of fifteen answers is a third of the time of listing them.
  const codes = options.roomFor(2 * zones * handSize(t, seat));
  let n = options.count;
  for (let c = firstOf(t, hand(t, seat)); c !== none; c = after(t, c)) {
    const requirement = p.requirements[definition(t, c)];
    const openUp = requirement ? payableZones(t, requirement, c, seat, open) : open;
    const first = playCode(c, 0, false);
    for (let z = 0; z < zones; z++) {
      if ((openUp >> z) & 1) codes[n++] = first + 2 * z + 1;
      if ((openDown >> z) & 1) codes[n++] = first + 2 * z;
    }
  }
  options.count = n;
}

/** Those of the open zones in which a card's requirement could be met. */
function payableZones(t: Table, requirement: Requirement, c: number, seat: number, open: number): number {
  if (requirement.needs.length === 0 && requirement.dues.length === 0) return open;
  if (requirement.anywhere) return unmetInZone(t, requirement, c, seat, 0) === met ? open : 0;
  let zones = 0;
  for (let z = 0; z < t.p.zones; z++)
    if ((open >> z) & 1 && unmetInZone(t, requirement, c, seat, z) === met) zones |= 1 << z;
  return zones;
}
