import type { Zones } from '@shared/games/ygios/effects/index';
import { besideMask } from './reading';
import { zoneKinds, type Table, type ZoneSet } from './table';

const bit = (zone: number): number => (zone < 0 ? 0 : 1 << zone);
const beside = (t: Table, zone: number): number => (zone < 0 ? 0 : besideMask(t, zone));

/** The zones of a set, one bit each. `here` and `there` are -1 where there is no such zone. */
export function zonesOf(t: Table, { kind, n }: ZoneSet, here: number, there: number): number {
  switch (kind) {
    case zoneKinds.fixed:
      return n;
    case zoneKinds.here:
      return bit(here);
    case zoneKinds.there:
      return bit(there);
    case zoneKinds.besideHere:
      return beside(t, here);
    case zoneKinds.besideThere:
      return beside(t, there);
    case zoneKinds.beside:
      return beside(t, n);
  }
}

export function compileZones(zones: Zones, zoneIds: readonly string[], all: number): ZoneSet {
  const word = typeof zones === 'string' ? zones : zones.beside;
  const id = zoneIds.indexOf(word);
  if (typeof zones !== 'string') {
    if (word === 'here') return { kind: zoneKinds.besideHere, n: 0 };
    if (word === 'there') return { kind: zoneKinds.besideThere, n: 0 };
    return { kind: zoneKinds.beside, n: id };
  }
  if (word === 'all') return { kind: zoneKinds.fixed, n: all };
  if (word === 'here') return { kind: zoneKinds.here, n: 0 };
  if (word === 'there') return { kind: zoneKinds.there, n: 0 };
  return { kind: zoneKinds.fixed, n: bit(id) };
}
