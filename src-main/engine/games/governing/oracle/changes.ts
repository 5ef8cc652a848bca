/** What can happen to objects. Skills that this sets off are noted here and go off later. */
import type { Skill, TriggeredSkill } from '@shared/games/governing/effects';
import { fillSp, followMaxSp } from './max-sp';
import type { Printed, Seat } from './printed';
import { matches } from './select';
import {
  cardOf,
  isFurre,
  isHost,
  isInPlay,
  nextNumber,
  startMoment,
  tell,
  tick,
  type State,
  type Thing,
} from './state';
import { cannot, maxSpOf, peOf } from './stats';

type ObjectEvent = Exclude<TriggeredSkill['on'], 'refill' | 'end'>;
type Watching = Extract<TriggeredSkill, { on: ObjectEvent }>;

const watching = (skill: Skill, on: ObjectEvent): Watching | null =>
  'on' in skill && skill.on !== 'play' && skill.on !== 'refill' && skill.on !== 'end' && skill.on === on
    ? skill
    : null;

/** Every skill of the watchers that heeds this. */
export function note(state: State, on: ObjectEvent, event: Thing, watchers: readonly Thing[]): void {
  for (const self of watchers)
    for (const printed of self.card.skills) {
      const skill = watching(printed, on);
      if (!skill || !matches(skill.for ?? { is: 'this' }, event, self.controller, self)) continue;
      const label = event === self ? self.name : `${self.name}:${event.name}`;
      state.pending.push({ label, me: self.controller, goes: { skill, self, event }, targets: [] });
    }
}

/** E3: what is exhausted already is not exhausted again, and nobody sees anything. */
export function exhaust(state: State, things: readonly Thing[]): void {
  const changing = things.filter((thing) => isInPlay(thing) && !isHost(thing) && !thing.exhausted);
  for (const thing of changing) {
    thing.exhausted = true;
    tell(state, `exhaust ${thing.name}`);
  }
  for (const thing of changing) note(state, 'exhaust', thing, state.objects);
}

export function refresh(state: State, things: readonly Thing[]): void {
  const changing = things.filter((thing) => isInPlay(thing) && !isHost(thing) && thing.exhausted);
  for (const thing of changing) {
    thing.exhausted = false;
    tell(state, `refresh ${thing.name}`);
  }
  for (const thing of changing) note(state, 'refresh', thing, state.objects);
}

/** After a hold was laid or has ended. A change of control is the break that E2 speaks of. */
export function settleControl(state: State, thing: Thing): void {
  const controller = thing.holds.at(-1)?.by ?? thing.keeper;
  if (controller === thing.controller) return;
  thing.controller = controller;
  thing.settled = false;
  tell(state, `control ${thing.name} ${controller}`);
}

export const ownedBy = (state: State, seat: Seat): number =>
  state.objects.filter(({ owner }) => owner === seat).length;

/** A name that no object has had yet. */
function freshName(state: State, id: string): string {
  if (!state.named.has(id)) return id;
  let count = 2;
  while (state.named.has(`${id}-${count}`)) count += 1;
  return `${id}-${count}`;
}

export interface Entry {
  readonly card: Printed;
  readonly owner: Seat;
  readonly as: string | null;
  readonly wearer: Thing | null;
  /** By an encore: exhausted and without the counters that the card has otherwise. */
  readonly returns: boolean;
  /** X of what was paid for it; left out, nothing was chosen. */
  readonly paid?: number;
}

/** N9: a 41st object does not enter; a card then lies on its owner's Couch. */
export function enter(state: State, { card, owner, as, wearer, returns, paid = 0 }: Entry): void {
  tick(state);
  if (ownedBy(state, owner) >= state.rules.ownedMax) {
    if (!card.isToken) state.couch[owner].push(card.id);
    return;
  }
  const name = as ?? freshName(state, card.id);
  const thing: Thing = {
    name,
    number: nextNumber(state),
    card,
    owner,
    keeper: owner,
    controller: owner,
    exhausted: returns,
    settled: false,
    sp: 0,
    encore: returns ? 0 : card.encore,
    paid,
    wearer,
    mods: [],
    commands: [],
    holds: [],
    swung: 0,
    where: 'play',
    followed: new Map(),
    last: null,
  };
  state.objects.push(thing);
  state.named.set(name, thing);
  tell(state, `enter ${name}`);
  fillSp(state, thing);
  followMaxSp(state);
  note(state, 'enter', thing, state.objects);
}

export interface Departure {
  readonly thing: Thing;
  readonly how: 'bowOut' | 'hand' | 'couch';
}

/** Everything leaves together, with what is attached to it; then what has an encore counter is back. */
export function depart(state: State, departures: readonly Departure[]): void {
  const told = departures.filter(({ thing }) => isInPlay(thing) && !isHost(thing));
  const leaving = new Map(told.map(({ thing, how }) => [thing, how]));
  for (const thing of state.objects)
    if (thing.wearer && leaving.has(thing.wearer) && !leaving.has(thing)) leaving.set(thing, 'couch');
  if (leaving.size === 0) return;
  startMoment(state);

  const returning = [...leaving].filter(
    ([thing, how]) => how === 'bowOut' && thing.encore > 0 && !cannot(state, thing, 'return'),
  );
  for (const thing of leaving.keys())
    thing.last = {
      turn: state.turn,
      pe: peOf(state, thing),
      sp: thing.sp,
      maxSp: maxSpOf(state, thing),
      encore: thing.encore,
    };
  const watchers = state.objects;
  state.objects = state.objects.filter((thing) => !leaving.has(thing));
  for (const [thing, how] of leaving) {
    const { card, owner, name } = thing;
    thing.where = card.isToken ? 'gone' : how === 'hand' ? 'hand' : 'couch';
    tell(state, `${how === 'bowOut' ? 'bowOut' : 'leave'} ${name}`);
    const comesBack = returning.some(([other]) => other === thing);
    if (!card.isToken && !comesBack) state[how === 'hand' ? 'hand' : 'couch'][owner].push(card.id);
  }
  for (const [thing, how] of leaving) if (how === 'bowOut') note(state, 'bowOut', thing, watchers);
  followMaxSp(state);
  for (const [thing] of returning)
    enter(state, {
      card: cardOf(state, thing.card.id),
      owner: thing.owner,
      as: thing.name,
      wearer: null,
      returns: true,
    });
}

export const bowOut = (state: State, things: readonly Thing[]): void => {
  depart(
    state,
    things.filter(isFurre).map((thing) => ({ thing, how: 'bowOut' })),
  );
};

/** I1: a book that is empty stops the draw and harms nobody. */
export function drawCards(state: State, seat: Seat, n: number): void {
  for (let left = n; left > 0; left -= 1) {
    const card = state.book[seat].shift();
    if (card === undefined) return;
    startMoment(state);
    state.hand[seat].push(card);
    state.stirred = true;
    tell(state, `draw ${seat}`);
  }
}
