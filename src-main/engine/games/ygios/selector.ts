import type { Cards } from '@shared/games/ygios/effects/index';
import { faceUp, linkOf, marksOf, none, ownerMark, ownerMarks } from '../../kernel/cards';
import { after, definition, firstOf, foe, zoneOf } from './reading';
import type { Selector, Table } from './table';
import { compileZones, zonesOf } from './zones';

/** Marks that no card has: what nothing matches. */
const impossible = -1;

export function compileSelector(cards: Cards, zoneIds: readonly string[], all: number): Selector {
  const home = cards.home === undefined ? none : zoneIds.indexOf(cards.home);
  // What lies face-down has no home for anybody: a text that could tell would show hidden cards.
  const face = cards.face ?? (home === none ? undefined : 'up');
  return {
    of: cards.of ?? null,
    mask: (cards.of === undefined ? 0 : ownerMarks) | (face === undefined ? 0 : faceUp),
    face: face === 'up' ? faceUp : home === none ? 0 : impossible,
    home,
    isThis: cards.is === 'this',
    isLinked: cards.is === 'linked',
    notThis: cards.not === 'this',
    within: compileZones(cards.in ?? 'all', zoneIds, all),
  };
}

/** The marks that a card must have, for a text that belongs to `me`. */
export function wantedMarks(cards: Selector, me: number): number {
  if (cards.of === null) return cards.face;
  // A text that belongs to nobody has neither cards of its own nor a foe.
  if (me === none) return impossible;
  return cards.face | ownerMark(cards.of === 'me' ? me : foe(me));
}

/** Does a card in one of the zones that count match? `source` is the card that speaks, -1 for a zone. */
export function picks(t: Table, cards: Selector, c: number, wanted: number, source: number): boolean {
  if ((marksOf(t.s, c) & cards.mask) !== wanted) return false;
  if (cards.notThis && c === source) return false;
  if (cards.isThis && c !== source) return false;
  if (cards.home !== none && t.p.home[definition(t, c)] !== cards.home) return false;
  return !cards.isLinked || (source !== none && linkOf(t.s, c) === source);
}

export function matches(
  t: Table,
  cards: Selector,
  c: number,
  source: number,
  me: number,
  here: number,
  there: number,
): boolean {
  if (!picks(t, cards, c, wantedMarks(cards, me), source)) return false;
  const zone = zoneOf(t, c);
  return zone !== none && (zonesOf(t, cards.within, here, there) & (1 << zone)) !== 0;
}

/** How many cards on the board match, and with them the one that is only thought to lie there. */
export function countMatches(t: Table, cards: Selector, source: number, me: number, here: number): number {
  const zones = zonesOf(t, cards.within, here, none);
  const wanted = wantedMarks(cards, me);
  let found = 0;
  for (let z = 0; z < t.p.zones; z++) {
    if ((zones & (1 << z)) === 0) continue;
    for (let c = firstOf(t, z); c !== none; c = after(t, c)) if (picks(t, cards, c, wanted, source)) found++;
  }
  if (t.ghost !== none && matches(t, cards, t.ghost, source, me, here, none)) found++;
  return found;
}
