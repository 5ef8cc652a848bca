import type { GivenObject, GoverningGiven } from '@shared/games/governing/scenario/index';
import { seatLetters, type SeatLetter } from '@shared/games/governing/scenario/words';
import {
  fillPlace,
  firstIn,
  none,
  putLast,
  setDefinition,
  setLink,
  setOwner,
  setTally,
} from '../../kernel/cards';
import { body, fleetingAt, firstAt, activeAt, phaseAt, phases, quietAt, turnAt } from './layout';
import { lay, renew } from './objects';
import {
  exhausted,
  isFurre,
  maxSp,
  refOf,
  setBody,
  setController,
  setFlag,
  setHome,
  settled,
} from './reading';
import { emptyTable } from './setup';
import { lookOver } from './standing';
import type { Program, Table } from './table';

type Still<T> = T extends readonly (infer E)[]
  ? readonly Still<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Still<T[K]> }
    : T;
/** A position as it is read: nobody here changes one. */
export type Position = Still<GoverningGiven>;
type PositionObject = Still<GivenObject>;

/** An object of a position, by the name it was given. */
export type Named = (name: string, ref: number) => void;

export const seatNumber = (letter: SeatLetter): number => seatLetters.indexOf(letter);
export const seatLetter = (seat: number): SeatLetter => seatLetters[seat] ?? 'A';

/** How many cards a position lays on the table: what `records` of a program must hold. */
export function cardsIn(given: Position): number {
  let count = 0;
  for (const place of [given.hand, given.book, given.couch])
    for (const list of Object.values(place ?? {})) count += list?.length ?? 0;
  for (const { count: alike = 1 } of Object.values(given.objects ?? {})) count += alike;
  return count;
}

function tokensIn(p: Program, given: Position): number {
  let count = 0;
  for (const { card, count: alike = 1 } of Object.values(given.objects ?? {}))
    if (p.cardIds.indexOf(card) >= p.firstToken) count += alike;
  return count;
}

const defaultTurn = 5;

/** Lays out a position that has been checked. Giving an object sets nothing off. */
export function layOutPosition(program: Program, given: Position, named: Named = () => undefined): Table {
  const t = emptyTable(program);
  const { s, l } = t;
  const active = seatNumber(given.active ?? 'A');
  const setUp = given.step === 'setUp';
  s[activeAt] = active;
  s[firstAt] = active;
  // The first turn begins when the set-up is done.
  s[turnAt] = setUp ? 0 : (given.turn ?? defaultTurn);
  s[quietAt] = given.quiet ?? 0;
  const hand = new Dealer(t, given);
  for (let seat = 0; seat < l.seats; seat++) {
    const letter = seatLetter(seat);
    s[l.apAt + seat] = given.ap?.[letter] ?? (seat === active && !setUp ? program.rules.ap : 0);
    for (const id of given.book?.[letter] ?? []) putLast(l, s, hand.card(id, seat), l.book + seat);
    for (const id of given.hand?.[letter] ?? []) putLast(l, s, hand.card(id, seat), l.hand + seat);
    for (const id of given.couch?.[letter] ?? []) putLast(l, s, hand.card(id, seat), l.couch + seat);
  }
  layObjects(t, hand, given.objects ?? {}, named);
  // What changes the Max SP of Hosts has done so before the position: their SP are what is given.
  for (let seat = 0; seat < l.seats; seat++)
    setTally(s, seat, Math.min(maxSp(t, seat), given.hosts?.[seatLetter(seat)] ?? program.rules.hostSp));
  s[phaseAt] = setUp ? phases.deal : given.step === 'refresh' ? phases.refreshStep : phases.main;
  return t;
}

/** Hands out records one by one. */
class Dealer {
  readonly #t: Table;
  #next: number;

  /** A record that lies nowhere would be taken out of the first list there is: each lies aside until it is dealt. */
  constructor(t: Table, given: Position) {
    const { s, l, p } = t;
    this.#t = t;
    this.#next = l.firstCard;
    for (let c = l.firstCard; c < l.firstToken; c++) {
      setDefinition(s, c, p.blank);
      setOwner(s, c, none);
    }
    fillPlace(l, s, l.waiting, l.firstCard, cardsIn(given) - tokensIn(p, given), none);
  }
  card(id: string, owner: number): number {
    const { s, p, l } = this.#t;
    const face = p.cardIds.indexOf(id);
    const token = face >= p.firstToken;
    const c = token ? firstIn(l, s, l.pool) : this.#next++;
    setDefinition(s, c, face);
    setOwner(s, c, owner);
    setLink(s, c, none);
    return c;
  }
}

function layObjects(
  t: Table,
  hand: Dealer,
  objects: Readonly<Record<string, PositionObject>>,
  named: Named,
): void {
  const records = new Map<string, number>();
  const full: { c: number; object: PositionObject }[] = [];
  for (const [name, object] of Object.entries(objects)) {
    const { count } = object;
    const names = count === undefined ? [name] : Array.from({ length: count }, (_, i) => `${name}-${i + 1}`);
    for (const one of names) {
      const c = layObject(t, hand, object);
      records.set(one, c);
      full.push({ c, object });
      named(one, refOf(t, c));
    }
  }
  for (const { c, object } of full)
    if (object.attached !== undefined) setLink(t.s, c, records.get(object.attached) ?? none);
  lookOver(t);
  for (const { c, object } of full) if (isFurre(t, c)) setTally(t.s, c, object.sp ?? maxSp(t, c));
}

function layObject(t: Table, hand: Dealer, object: PositionObject): number {
  const owner = seatNumber(object.owner);
  const seat = seatNumber(object.controller ?? object.owner);
  const c = hand.card(object.card, owner);
  renew(t, c);
  lay(t, c, seat, none);
  setController(t, c, seat);
  setHome(t, c, seat);
  setFlag(t, c, exhausted, object.exhausted === true);
  setFlag(t, c, settled, object.settled !== false);
  setBody(t, c, body.encore, object.encore ?? 0);
  let [pe, peTurn, max, maxTurn] = [0, 0, 0, 0];
  for (const { add, n, until } of object.mods ?? []) {
    if (until) t.s[fleetingAt] = 1;
    if (add === 'pe') {
      if (until) peTurn += n;
      else pe += n;
    } else if (until) maxTurn += n;
    else max += n;
  }
  setBody(t, c, body.pe, pe);
  setBody(t, c, body.peTurn, peTurn);
  setBody(t, c, body.max, max);
  setBody(t, c, body.maxTurn, maxTurn);
  return c;
}
