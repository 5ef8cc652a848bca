/** A position, laid out. Giving an object sets nothing off. */
import { fillSp } from './max-sp';
import type { Given, GivenObject } from './position';
import {
  allSeats,
  hostCard,
  printedPack,
  type BySeat,
  type OraclePack,
  type Printed,
  type Seat,
} from './printed';
import { cardOf, nextNumber, type State, type Thing } from './state';

export interface OracleOptions {
  readonly lkiTurns?: 0 | 1;
}

const bySeat = <T>(value: (seat: Seat) => T): Record<Seat, T> => ({
  A: value('A'),
  B: value('B'),
  C: value('C'),
  D: value('D'),
});

const lists = (given: BySeat<readonly string[]> | undefined): Record<Seat, string[]> =>
  bySeat((seat) => [...(given?.[seat] ?? [])]);

function thing(name: string, card: Printed, owner: Seat, number: number, rest: Partial<Thing> = {}): Thing {
  return {
    name,
    number,
    card,
    owner,
    keeper: owner,
    controller: owner,
    exhausted: false,
    settled: true,
    sp: 0,
    encore: 0,
    wearer: null,
    mods: [],
    commands: [],
    holds: [],
    swung: 0,
    paid: 0,
    where: 'play',
    followed: new Map(),
    last: null,
    ...rest,
  };
}

export function stateOf(pack: OraclePack, options: OracleOptions, given: Given): State {
  const { step = 'main', active = 'A', hosts } = given;
  const seats = allSeats.slice(0, given.players ?? 2);
  const host = hostCard(pack.rules.hostSp);
  const state: State = {
    rules: pack.rules,
    cards: printedPack(pack),
    lkiTurns: options.lkiTurns ?? 1,
    seats,
    hosts: seats.map((seat) => thing(seat, host, seat, 0, { sp: hosts?.[seat] ?? host.sp })),
    turn: given.turn ?? (step === 'setUp' ? 1 : 5),
    active,
    step,
    winner: null,
    quiet: given.quiet ?? 0,
    stirred: false,
    objects: [],
    named: new Map(),
    ap: bySeat((seat) => given.ap?.[seat] ?? (seat === active && step !== 'setUp' ? pack.rules.ap : 0)),
    hand: lists(given.hand),
    book: lists(given.book),
    couch: lists(given.couch),
    pile: [],
    delayed: [],
    pending: [],
    waiting: [],
    happened: [],
    moment: 0,
    counter: 0,
    operations: 0,
  };
  layObjects(state, given.objects ?? {});
  return state;
}

function layObjects(state: State, objects: Readonly<Record<string, GivenObject>>): void {
  const entries = Object.entries(objects);
  // An Alteration may be listed before its wearer: it is laid after it, and both keep their age.
  const numbers = new Map(entries.map(([name]) => [name, nextNumber(state)]));
  const given = new Map<Thing, GivenObject>();
  const sorted = entries.toSorted(([, a], [, b]) => Number('attached' in a) - Number('attached' in b));
  for (const [name, object] of sorted) {
    const count = object.count ?? null;
    const names = count === null ? [name] : Array.from({ length: count }, (_, at) => `${name}-${at + 1}`);
    for (const each of names) given.set(layObject(state, each, object, numbers.get(name) ?? 0), object);
  }
  state.objects.sort((a, b) => a.number - b.number);
  for (const object of state.objects) fillSp(state, object);
  // A Host has the SP that are given, and has followed what changes its Max SP already.
  for (const host of state.hosts) {
    const { sp } = host;
    fillSp(state, host);
    host.sp = Math.min(sp, host.sp);
  }
  for (const [laid, { sp }] of given) laid.sp = sp ?? laid.sp;
}

function layObject(state: State, name: string, object: GivenObject, number: number): Thing {
  const keeper = object.controller ?? object.owner;
  const laid = thing(name, cardOf(state, object.card), object.owner, number, {
    keeper,
    controller: keeper,
    exhausted: object.exhausted ?? false,
    settled: object.settled ?? true,
    encore: object.encore ?? 0,
    wearer: object.attached === undefined ? null : (state.named.get(object.attached) ?? null),
    mods: (object.mods ?? []).map(({ add, n, until }) => ({
      id: nextNumber(state),
      stat: add,
      n,
      thisTurn: until === 'turn',
    })),
  });
  state.objects.push(laid);
  state.named.set(name, laid);
  return laid;
}
