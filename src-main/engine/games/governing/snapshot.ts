import { definitionOf, linkOf, listIn, none, ownerOf } from '../../kernel/cards';
import { at } from '../../kernel/state';
import type { SeatLetter, TurnStep } from '@shared/games/governing/scenario/words';
import type { Speaker } from './answers';
import { item, phaseAt, phases, pileCountAt, drawn, turnAt, winnerAt } from './layout';
import { drawCost, refreshCost } from './menu';
import { seatLetter } from './position';
import {
  activeSeat,
  apOf,
  controller,
  encore,
  exhausted,
  has,
  maxSp,
  pe,
  refOf,
  settled,
  sp,
} from './reading';
import type { Table } from './table';

/** A position as scenarios and traces write it. */

export function bySeat<T>(t: Table, value: (seat: number) => T): Partial<Record<SeatLetter, T>> {
  const found: Partial<Record<SeatLetter, T>> = {};
  for (let seat = 0; seat < t.l.seats; seat++) found[seatLetter(seat)] = value(seat);
  return found;
}

export const idsIn = (t: Table, place: number): string[] =>
  listIn(t.l, t.s, place).map((c) => t.p.cardIds[definitionOf(t.s, c)] ?? '');

export function stepOf(t: Table): TurnStep {
  switch (at(t.s, phaseAt)) {
    case phases.deal:
    case phases.mulligan:
      return 'setUp';
    case phases.turn:
    case phases.refilled:
      return 'refill';
    case phases.refreshStep:
    case phases.refreshed:
      return 'refresh';
    case phases.main:
      return 'main';
    default:
      return 'end';
  }
}

export function winnerOf(t: Table): SeatLetter | 'draw' | null {
  const winner = at(t.s, winnerAt);
  return winner === none ? null : winner === drawn ? 'draw' : seatLetter(winner);
}

/** The top first: Actions by id or name, skills and swings by their object. */
export function pileOf(t: Table, speaker: Speaker): string[] {
  const names: string[] = [];
  for (let i = at(t.s, pileCountAt) - 1; i >= 0; i--)
    names.push(speaker.of(at(t.s, t.l.pileAt + i * t.l.itemWords + item.this)));
  return names;
}

/** What can be seen of an object in play. */
export function objectOf(t: Table, speaker: Speaker, c: number) {
  const wearer = linkOf(t.s, c);
  return {
    card: t.p.cardIds[definitionOf(t.s, c)] ?? '',
    owner: seatLetter(ownerOf(t.s, c)),
    controller: seatLetter(controller(t, c)),
    exhausted: has(t, c, exhausted),
    settled: has(t, c, settled),
    pe: pe(t, c),
    sp: sp(t, c),
    maxSp: maxSp(t, c),
    encore: encore(t, c),
    attached: wearer === none ? null : speaker.of(refOf(t, wearer)),
  };
}

/** Everything of a position that is not an object. */
export const tableOf = (t: Table) => ({
  hosts: bySeat(t, (seat) => sp(t, seat)),
  ap: bySeat(t, (seat) => apOf(t, seat)),
  drawCost: bySeat(t, (seat) => drawCost(t, seat)),
  refreshCost: bySeat(t, (seat) => refreshCost(t, seat)),
  owned: bySeat(t, (seat) => at(t.s, t.l.ownedAt + seat)),
  hand: bySeat(t, (seat) => idsIn(t, t.l.hand + seat)),
  book: bySeat(t, (seat) => idsIn(t, t.l.book + seat)),
  couch: bySeat(t, (seat) => idsIn(t, t.l.couch + seat)),
  turn: Math.max(1, at(t.s, turnAt)),
  active: seatLetter(activeSeat(t)),
  step: stepOf(t),
  winner: winnerOf(t),
});
