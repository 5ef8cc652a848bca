import { none } from '../../kernel/cards';
import { playCode } from './questions';
import { after, definition, firstOf, hand } from './reading';
import { met, unmetInZone } from './requirements';
import { forbidden } from './standing';
import type { Table } from './table';

/** Every legal play of a hand, given the zones closed to its player. The only place that decides what may be played. */
export function listPlays(t: Table, seat: number, closed: number): void {
  const { p, options } = t;
  const open = p.allZones & ~closed;
  const openDown = open & ~forbidden(t, p.standing.playDown);
  for (let c = firstOf(t, hand(t, seat)); c !== none; c = after(t, c)) {
    const requirement = p.requirements[definition(t, c)];
    let upOpen = open;
    if (requirement?.anywhere && unmetInZone(t, requirement, c, seat, 0) !== met) upOpen = 0;
    const asksWhere = requirement && !requirement.anywhere ? requirement : null;
    for (let z = 0; z < p.zones; z++) {
      const bit = 1 << z;
      if (upOpen & bit && (!asksWhere || unmetInZone(t, asksWhere, c, seat, z) === met))
        options.add(playCode(c, z, true));
      if (openDown & bit) options.add(playCode(c, z, false));
    }
  }
}
