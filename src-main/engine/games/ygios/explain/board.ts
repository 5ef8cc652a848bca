import { handleOf, listIn, none } from '../../../kernel/cards';
import type { CardRef } from '../../../kernel/log';
import { at } from '../../../kernel/state';
import { letter, type BySeat, type SeatLetter } from '../format';
import { firstAt } from '../layout';
import { owner } from '../reading';
import type { Viewer } from '../../../kernel/log';
import { idOf, refTo, zoneIdOf } from '../refs';
import { marginOf } from '../standing';
import type { Table } from '../table';
import { controllerOf, devotionIn, valueOf } from '../values';
import { bothSeats, seenRule, seenTerms, type SeenRule, type SeenTerm } from './seen-terms';
import type { Term } from './terms';

/** What a card on the board counts, and why. */
export interface ValueExplained {
  readonly is: 'value';
  readonly card: CardRef;
  readonly owner: SeatLetter;
  readonly n: number;
  readonly terms: readonly SeenTerm[];
}

/** What a seat has in a zone: its cards there, each with its reasons. */
export interface DevotionExplained {
  readonly is: 'devotion';
  readonly zone: string;
  readonly seat: SeatLetter;
  readonly n: number;
  readonly cards: readonly ValueExplained[];
}

export interface ControlExplained {
  readonly is: 'control';
  readonly zone: string;
  readonly controller: SeatLetter;
  readonly totals: BySeat<number>;
  readonly lead: number;
  /** The lead that is needed, and what asks for more than 1. */
  readonly margin: number;
  readonly rules: readonly SeenRule[];
  /** Nobody leads by enough: who opened the round has it. */
  readonly tie: boolean;
  readonly first: SeatLetter;
}

export function explainValue(t: Table, c: number, viewer: Viewer): ValueExplained {
  const terms: Term[] = [];
  const n = valueOf(t, c, terms);
  return {
    is: 'value',
    card: refTo(t, c, viewer),
    owner: letter(owner(t, c)),
    n,
    terms: seenTerms(t, terms, viewer),
  };
}

export function explainDevotion(t: Table, zone: number, seat: number, viewer: Viewer): DevotionExplained {
  const own = listIn(t.l, t.s, zone).filter((c) => owner(t, c) === seat);
  return {
    is: 'devotion',
    zone: zoneIdOf(t, zone),
    seat: letter(seat),
    n: devotionIn(t, zone, seat),
    cards: own.map((c) => explainValue(t, c, viewer)),
  };
}

export function explainControl(t: Table, zone: number, viewer: Viewer): ControlExplained {
  const terms: Term[] = [];
  const controller = controllerOf(t, zone, terms);
  const margin = marginOf(t, zone);
  const lead = Math.abs(devotionIn(t, zone, 0) - devotionIn(t, zone, 1));
  const counting = terms.flatMap((term) =>
    term.is === 'rule' && term.n === margin && margin > 1 ? [term] : [],
  );
  return {
    is: 'control',
    zone: zoneIdOf(t, zone),
    controller: letter(controller),
    totals: bothSeats((seat) => devotionIn(t, zone, seat)),
    lead,
    margin,
    rules: counting.map((term) => seenRule(t, term, viewer)),
    tie: lead < margin,
    first: letter(at(t.s, firstAt)),
  };
}

/** The card on the board with this handle, or -1. */
export function cardWithHandle(t: Table, handle: number): number {
  for (let z = 0; z < t.p.zones; z++)
    for (const c of listIn(t.l, t.s, z)) if (handleOf(t.s, c) === handle) return c;
  return none;
}

/** The card on the board with this id, or -1. On a seat's own sight no hidden card has one. */
export function cardWithId(t: Table, id: string): number {
  for (let z = 0; z < t.p.zones; z++) for (const c of listIn(t.l, t.s, z)) if (idOf(t, c) === id) return c;
  return none;
}
