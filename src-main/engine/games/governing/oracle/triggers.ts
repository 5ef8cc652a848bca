/** The sweep, and skills that go off by themselves: aimed, ordered and carried out one after another. */
import { arrange, choose, combinations, type Flow } from './ask';
import { bowOut } from './changes';
import { leaveWith } from './losers';
import type { Move } from './position';
import type { Seat } from './printed';
import { select } from './select';
import {
  DuelOver,
  isFurre,
  isInPlay,
  isPlaying,
  seatsFrom,
  startMoment,
  tell,
  tick,
  type Effect,
  type State,
  type Thing,
  type Trigger,
} from './state';
import { isOneOf } from './stats';
import { carryOut, runSteps } from './steps';

/** Hosts first: a duel that is over goes no further. */
function sweep(state: State): void {
  for (;;) {
    tick(state);
    const losers = state.hosts.filter((host) => isInPlay(host) && host.sp === 0);
    for (const host of losers) host.where = 'gone';
    const left = state.seats.filter((seat) => isPlaying(state, seat));
    if (left.length < 2) {
      state.winner = left[0] ?? 'draw';
      throw new DuelOver();
    }
    if (losers.length > 0) {
      leaveWith(
        state,
        losers.map(({ owner }) => owner),
      );
      continue;
    }
    const tired = state.objects.filter((thing) => isFurre(thing) && thing.sp === 0);
    if (tired.length === 0) return;
    bowOut(state, tired);
  }
}

/** Skills of a step of the turn, and the effects that were put off until then. */
export function noteStep(state: State, on: 'refill' | 'end'): void {
  for (const self of state.objects)
    for (const skill of self.card.skills)
      if ('on' in skill && skill.on === on && isOneOf(skill.turn ?? 'me', self.controller, state.active))
        state.pending.push({
          label: self.name,
          me: self.controller,
          goes: { skill, self, event: null },
          targets: [],
        });
  if (on !== 'end') return;
  for (const delayed of state.delayed.splice(0))
    state.pending.push({ label: delayed.effect.label, me: delayed.effect.me, goes: delayed, targets: [] });
}

export const namesOf = (things: readonly Thing[]): string | string[] => {
  const [first, ...rest] = things.map(({ name }) => name);
  return first === undefined ? [] : rest.length === 0 ? first : [first, ...rest];
};

/** A25: as many as there are. */
function* aim(state: State, trigger: Trigger): Flow<void> {
  const target = 'skill' in trigger.goes ? trigger.goes.skill.target : undefined;
  if (!target || !('skill' in trigger.goes)) return;
  const { n = 1, ...selector } = target;
  const candidates = select(state, selector, trigger.me, trigger.goes.self);
  const sets = combinations(candidates, Math.min(n, candidates.length));
  const by = trigger.me;
  trigger.targets = yield* choose(by, 'target', sets, (things): Move => ({ by, target: namesOf(things) }));
}

/** Two skills of one player that would be called alike get numbers. */
function labelled(triggers: readonly Trigger[]): Map<string, Trigger> {
  const named = new Map<string, Trigger>();
  for (const trigger of triggers) {
    let label = trigger.label;
    for (let count = 2; named.has(label); count += 1) label = `${trigger.label}#${count}`;
    named.set(label, trigger);
  }
  return named;
}

/** When the first one came into play; what was put off comes after all objects. */
const age = ({ goes }: Trigger): number => ('self' in goes ? goes.self.number : Number.MAX_SAFE_INTEGER);

/** Everything set off since the last time is one group: targets, then orders, then C4 says who comes first. */
function* gather(state: State): Flow<void> {
  if (state.pending.length === 0) return;
  const triggers = state.pending.splice(0).toSorted((a, b) => age(a) - age(b));
  const seats = seatsFrom(state, state.active);
  const of = (seat: Seat): Trigger[] => triggers.filter(({ me }) => me === seat);
  for (const seat of seats) for (const trigger of of(seat)) yield* aim(state, trigger);
  const ordered = new Map<Seat, Trigger[]>();
  for (const seat of seats) {
    const named = labelled(of(seat));
    const labels = yield* arrange(seat, [...named.keys()]);
    ordered.set(
      seat,
      labels.flatMap((label) => named.get(label) ?? []),
    );
  }
  for (const seat of seats.toReversed()) state.waiting.push(...(ordered.get(seat) ?? []));
}

/** After every resolution. */
export function* settle(state: State): Flow<void> {
  sweep(state);
  yield* gather(state);
  for (let next = state.waiting.shift(); next; next = state.waiting.shift()) {
    tick(state);
    startMoment(state);
    tell(state, `goes ${next.label}`);
    yield* goOff(state, next);
    sweep(state);
    yield* gather(state);
  }
}

function* goOff(state: State, { label, me, goes, targets }: Trigger): Flow<void> {
  if ('steps' in goes) {
    yield* runSteps(state, goes.effect, goes.steps);
    return;
  }
  const { skill, self, event } = goes;
  const effect: Effect = { label, me, self, event, targets, x: self.paid, picked: [] };
  yield* carryOut(state, effect, skill.do);
}
