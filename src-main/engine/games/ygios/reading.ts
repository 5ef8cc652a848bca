import * as cards from '../../kernel/cards';
import { at } from '../../kernel/state';
import { inTurnAt, moverAt } from './layout';
import type { Table } from './table';

/** What rules read from the state, in their own words. */

export const definition = (t: Table, c: number): number => cards.definitionOf(t.s, c);
export const owner = (t: Table, c: number): number => cards.ownerOf(t.s, c);
export const foe = (seat: number): number => 1 - seat;
export const after = (t: Table, c: number): number => cards.nextOf(t.s, c);
export const firstOf = (t: Table, place: number): number => cards.firstIn(t.l, t.s, place);
export const count = (t: Table, place: number): number => cards.countIn(t.l, t.s, place);
export const hand = (t: Table, seat: number): number => t.l.hand + seat;
export const handSize = (t: Table, seat: number): number => cards.countIn(t.l, t.s, t.l.hand + seat);
export const pileSize = (t: Table): number => cards.countIn(t.l, t.s, t.l.pile);

/** The zone a card lies in, or -1 when it is not on the board. */
export function zoneOf(t: Table, c: number): number {
  const place = cards.placeOf(t.s, c);
  return place < t.p.zones ? place : cards.none;
}
export const isUp = (t: Table, c: number): boolean => cards.isFaceUp(t.s, c);
export const hasFired = (t: Table, c: number): boolean => (cards.marksOf(t.s, c) & cards.fired) !== 0;

export const bonusOf = (t: Table, zone: number): number => at(t.s, t.l.bonusAt + zone);
export const besideMask = (t: Table, zone: number): number => at(t.s, t.l.besideAt + zone);
export const mover = (t: Table): number => at(t.s, moverAt);
export const isTurnOf = (t: Table, seat: number): boolean => at(t.s, inTurnAt) === 1 && mover(t) === seat;
/** What a card has gained for good, in one of the ways of gaining: the first is kept on the card itself. */
export const gained = (t: Table, c: number, mode: number): number =>
  mode === 0 ? cards.tallyOf(t.s, c) : at(t.s, t.l.gainAt + (mode - 1) * t.l.cards + c);
export function setGained(t: Table, c: number, mode: number, n: number): void {
  if (mode === 0) cards.setTally(t.s, c, n);
  else t.s[t.l.gainAt + (mode - 1) * t.l.cards + c] = n;
}

/** The zone at a place in the row, counted from the left. */
export function zoneAt(t: Table, position: number): number {
  for (let z = 0; z < t.p.zones; z++) if (at(t.s, t.l.positionAt + z) === position) return z;
  return cards.none;
}
