import type { Zones } from '@shared/language/effects/index';
import { besideMask } from './reading';
import type { Table, ZoneSet } from './table';

const bit = (zone: number): number => (zone < 0 ? 0 : 1 << zone);
const beside = (t: Table, zone: number): number => (zone < 0 ? 0 : besideMask(t, zone));

export function compileZones(zones: Zones, zoneIds: readonly string[], all: number): ZoneSet {
  const word = typeof zones === 'string' ? zones : zones.beside;
  const id = zoneIds.indexOf(word);
  if (typeof zones !== 'string') {
    if (word === 'here') return (t, here) => beside(t, here);
    if (word === 'there') return (t, _here, there) => beside(t, there);
    return (t) => beside(t, id);
  }
  if (word === 'all') return () => all;
  if (word === 'here') return (_t, here) => bit(here);
  if (word === 'there') return (_t, _here, there) => bit(there);
  return () => bit(id);
}
