import { definitionOf, linkOf, listIn, none, ownerOf } from '../../kernel/cards';
import { askKindAt, rest, restAt } from '../../kernel/head';
import { at } from '../../kernel/state';
import { body, bodyShift, freshCountAt, laterCountAt, mulligansAt, pileCountAt } from './layout';
import { outAt, queueCountAt, quietAt, turnAt } from './layout';
import { layOutPosition, seatLetter, type Position } from './position';
import { ask } from './questions';
import {
  activeSeat,
  apOf,
  bodyWord,
  controller,
  encore,
  exhausted,
  has,
  home,
  isFurre,
  ownRulings,
  refOf,
  rulings,
  settled,
  sp,
  swung,
  turnRulings,
} from './reading';
import { bySeat, idsIn } from './snapshot';
import type { Table } from './table';

/** A position as the head of a scenario, and what it calls the objects in play. */
export interface Resting {
  readonly given: Position;
  readonly names: readonly { readonly name: string; readonly ref: number }[];
}

type PositionObject = NonNullable<Position['objects']>[string];

/**
 * The position, if nothing is half carried out and a scenario has words for everything: what lasts until the end of
 * the turn mostly has none, and then an earlier moment has to do.
 */
export function restingPosition(t: Table): Resting | null {
  if (at(t.s, restAt) !== rest.question) return null;
  switch (at(t.s, askKindAt)) {
    case ask.mulligan:
      return at(t.s, mulligansAt) === 0 ? beforeDeal(t) : null;
    case ask.main:
      return inTurn(t, 'main');
    case ask.refresh:
      return inTurn(t, 'refresh');
    default:
      return null;
  }
}

const seatsOf = ({ l }: Table): Pick<Position, 'players'> => (l.seats === 2 ? {} : { players: l.seats });

/** The books as they lay ready: a hand was drawn from the top, card by card. */
const beforeDeal = (t: Table): Resting => ({
  given: {
    ...seatsOf(t),
    step: 'setUp',
    active: seatLetter(activeSeat(t)),
    book: bySeat(t, (seat) => [...idsIn(t, t.l.hand + seat), ...idsIn(t, t.l.book + seat)]),
  },
  names: [],
});

function inTurn(t: Table, step: 'main' | 'refresh'): Resting | null {
  for (const count of [pileCountAt, laterCountAt, queueCountAt, freshCountAt, outAt])
    if (at(t.s, count) !== 0) return null;
  const records = listIn(t.l, t.s, t.l.inPlay);
  const nameOf = namer(t, records);
  const quiet = at(t.s, quietAt);
  const given: Position = {
    ...seatsOf(t),
    turn: at(t.s, turnAt),
    active: seatLetter(activeSeat(t)),
    step,
    hosts: bySeat(t, (seat) => sp(t, seat)),
    ap: bySeat(t, (seat) => apOf(t, seat)),
    hand: bySeat(t, (seat) => idsIn(t, t.l.hand + seat)),
    book: bySeat(t, (seat) => idsIn(t, t.l.book + seat)),
    couch: bySeat(t, (seat) => idsIn(t, t.l.couch + seat)),
    ...(quiet > 0 ? { quiet } : {}),
    objects: Object.fromEntries(records.map((c) => [nameOf(c), objectIn(t, c, nameOf)])),
  };
  const names = records.map((c) => ({ name: nameOf(c), ref: refOf(t, c) }));
  return isWhole(t, records, given) ? { given, names } : null;
}

/** By its card; a second one gets a number, as objects do that enter without a name. */
function namer(t: Table, records: readonly number[]): (c: number) => string {
  const names = new Map<number, string>();
  const taken = new Set<string>();
  for (const c of records) {
    const id = t.p.cardIds[definitionOf(t.s, c)] ?? '';
    let name = id;
    for (let nth = 2; taken.has(name); nth++) name = `${id}-${nth}`;
    taken.add(name);
    names.set(c, name);
  }
  return (c) => names.get(c) ?? '';
}

function objectIn(t: Table, c: number, nameOf: (c: number) => string): PositionObject {
  const [owner, seat] = [ownerOf(t.s, c), controller(t, c)];
  const wearer = linkOf(t.s, c);
  const mods = [
    { add: 'pe' as const, n: bodyWord(t, c, body.pe) },
    { add: 'pe' as const, n: bodyWord(t, c, body.peTurn), until: 'turn' as const },
    { add: 'maxSp' as const, n: bodyWord(t, c, body.max) },
    { add: 'maxSp' as const, n: bodyWord(t, c, body.maxTurn), until: 'turn' as const },
  ].filter(({ n }) => n !== 0);
  return {
    card: t.p.cardIds[definitionOf(t.s, c)] ?? '',
    owner: seatLetter(owner),
    ...(seat === owner ? {} : { controller: seatLetter(seat) }),
    ...(has(t, c, exhausted) ? { exhausted: true } : {}),
    ...(has(t, c, settled) ? {} : { settled: false }),
    ...(isFurre(t, c) ? { sp: sp(t, c) } : {}),
    ...(encore(t, c) > 0 ? { encore: encore(t, c) } : {}),
    ...(wearer === none ? {} : { attached: nameOf(wearer) }),
    ...(mods.length > 0 ? { mods } : {}),
  };
}

/** Laid out again it is the same, object by object: nothing that counts was lost on the way. */
function isWhole(t: Table, records: readonly number[], given: Position): boolean {
  const again = layOutPosition(t.p, given);
  const copies = listIn(again.l, again.s, again.l.inPlay);
  const hosts = Array.from({ length: t.l.seats }, (_, seat) => seat);
  return (
    copies.length === records.length &&
    hosts.every((host) => factsOf(t, host) === factsOf(again, host)) &&
    records.every((c, nth) => factsOf(t, c) === factsOf(again, copies[nth] ?? none))
  );
}

function factsOf(t: Table, c: number): string {
  const words = Array.from({ length: (1 << bodyShift) - 1 }, (_, word) => bodyWord(t, c, word));
  const flags = [exhausted, settled, swung].map((flag) => has(t, c, flag));
  const ruled = [ownRulings, turnRulings].map((kind) => rulings(t, c, kind));
  const paid = at(t.s, t.l.paidAt + c);
  return JSON.stringify([words, flags, ruled, paid, sp(t, c), controller(t, c), home(t, c)]);
}
