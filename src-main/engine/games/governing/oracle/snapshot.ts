import type { Snapshot } from './position';
import type { BySeat, Seat } from './printed';
import { ownedBy } from './changes';
import { hostOf, isInPlay, type State, type Thing } from './state';
import { costOf, statOf } from './stats';

function seen(state: State, thing: Thing): Snapshot['objects'][string] {
  const { card, owner, controller, exhausted, settled, encore, sp, wearer, where } = thing;
  return {
    in: where,
    card: card.id,
    owner,
    controller,
    exhausted,
    settled,
    pe: statOf(state, thing, 'pe'),
    sp,
    maxSp: statOf(state, thing, 'maxSp'),
    encore,
    attached: isInPlay(thing) ? (wearer?.name ?? null) : null,
  };
}

const remembered = (state: State, thing: Thing): Snapshot['remembered'][string] => ({
  pe: statOf(state, thing, 'pe'),
  sp: statOf(state, thing, 'sp'),
  maxSp: statOf(state, thing, 'maxSp'),
  encore: statOf(state, thing, 'encore'),
});

export function snapshotOf(state: State): Snapshot {
  const perSeat = <T>(value: (seat: Seat) => T): BySeat<T> =>
    Object.fromEntries(state.seats.map((seat) => [seat, value(seat)]));
  const perName = <T>(value: (thing: Thing) => T): Record<string, T> =>
    Object.fromEntries([...state.named].map(([name, thing]) => [name, value(thing)]));
  return {
    objects: perName((thing) => seen(state, thing)),
    hosts: perSeat((seat) => hostOf(state, seat).sp),
    ap: perSeat((seat) => state.ap[seat]),
    drawCost: perSeat((seat) => costOf(state, 'draw', seat)),
    refreshCost: perSeat((seat) => costOf(state, 'refresh', seat)),
    owned: perSeat((seat) => ownedBy(state, seat)),
    hand: perSeat((seat) => [...state.hand[seat]]),
    book: perSeat((seat) => [...state.book[seat]]),
    couch: perSeat((seat) => [...state.couch[seat]]),
    turn: state.turn,
    active: state.active,
    step: state.step,
    winner: state.winner,
    pile: state.pile.map(({ label }) => label).toReversed(),
    remembered: perName((thing) => remembered(state, thing)),
  };
}
