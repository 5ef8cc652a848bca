import type { Cards } from '@shared/language/effects/index';
import { linkOf, none } from '../../kernel/cards';
import { definition, isUp, owner, zoneOf } from './reading';
import type { Selector, ZoneSet } from './table';
import { compileZones } from './zones';

export function compileSelector(cards: Cards, zoneIds: readonly string[], all: number): Selector {
  const { of, face } = cards;
  const home = cards.home === undefined ? none : zoneIds.indexOf(cards.home);
  const isThis = cards.is === 'this';
  const isLinked = cards.is === 'linked';
  const notThis = cards.not === 'this';
  const within: ZoneSet | null = cards.in === undefined ? null : compileZones(cards.in, zoneIds, all);
  return (t, c, source, me, here, there) => {
    if (isThis && c !== source) return false;
    if (notThis && c === source) return false;
    if (of !== undefined && (owner(t, c) === me) !== (of === 'me')) return false;
    // A card that belongs to nobody's text has no foe either.
    if (of !== undefined && me === none) return false;
    const up = isUp(t, c);
    if (face !== undefined && up !== (face === 'up')) return false;
    // What lies face-down has no home for anybody: a text that could tell would show hidden cards.
    if (home !== none && (!up || t.p.home[definition(t, c)] !== home)) return false;
    if (within && (within(t, here, there) & (1 << zoneOf(t, c))) === 0) return false;
    return !isLinked || (source !== none && linkOf(t.l, t.s, c) === source);
  };
}
