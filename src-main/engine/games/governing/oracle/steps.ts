/** The verbs. */
import type { Step, Which } from '@shared/games/governing/effects';
import { choose, type Flow } from './ask';
import { bowOut, depart, drawCards, enter, exhaust, refresh, settleControl } from './changes';
import { changeSp, followMaxSp } from './max-sp';
import { countOf, numberOf } from './numbers';
import type { Move } from './position';
import type { Seat } from './printed';
import { meant, select } from './select';
import {
  cardOf,
  hasSp,
  isFurre,
  isHost,
  isInPlay,
  isPlaying,
  nextNumber,
  seatsFrom,
  startMoment,
  tell,
  tick,
  type Effect,
  type State,
  type Thing,
} from './state';
import { isOneOf, peOf, statOf } from './stats';

type Acting = Extract<Step, Which>;
type Plain = Exclude<Step, Which>;

/** I2: what has targets and finds none of them left does nothing. */
export function* carryOut(state: State, effect: Effect, steps: readonly Step[]): Flow<void> {
  const targets = effect.targets.filter(isInPlay);
  if (effect.targets.length > 0 && targets.length === 0) {
    startMoment(state);
    tell(state, `nothing ${effect.label}`);
    return;
  }
  yield* runSteps(state, { ...effect, targets }, steps);
}

export function* runSteps(state: State, effect: Effect, steps: readonly Step[]): Flow<void> {
  for (const step of steps) {
    tick(state);
    const actors = seatsFrom(state, state.active).filter(
      (seat) => isOneOf(step.who ?? 'me', effect.me, seat) && isPlaying(state, seat),
    );
    if ('pick' in step) {
      effect.picked = yield* pickThings(state, effect, step, actors);
      act(state, effect, step, effect.picked);
    } else if ('all' in step) {
      const willing = yield* askWilling(
        actors,
        step,
        (seat) => things(state, effect, step.all, seat).length > 0,
      );
      const found = new Set(willing.flatMap((seat) => things(state, effect, step.all, seat)));
      act(state, effect, step, [...found]);
    } else {
      const willing = yield* askWilling(actors, step, (seat) => isPossible(state, effect, step, seat));
      actPlainly(state, effect, step, willing);
    }
  }
}

function things(
  state: State,
  effect: Effect,
  all: Extract<Which, { all: unknown }>['all'],
  seat: Seat,
): readonly Thing[] {
  if (typeof all === 'string') return meant(effect, all, null).filter(isInPlay);
  return select(state, all, seat, effect.self);
}

function isPossible(state: State, effect: Effect, step: Plain, seat: Seat): boolean {
  if (step.do === 'later') return true;
  return countOf(state, effect, step.n, null) > 0 && (step.do !== 'draw' || state.book[seat].length > 0);
}

/** Those who do it: all of them, or those who wish to. */
function* askWilling(
  actors: readonly Seat[],
  step: Step,
  isPossibleFor: (seat: Seat) => boolean,
): Flow<readonly Seat[]> {
  if (step.may !== true) return actors;
  const willing: Seat[] = [];
  for (const by of actors) {
    if (!isPossibleFor(by)) continue;
    if (yield* choose(by, 'may', [true, false], (may): Move => ({ by, may }))) willing.push(by);
  }
  return willing;
}

/** C1: one after another they choose; nothing happens before all have. */
function* pickThings(
  state: State,
  effect: Effect,
  step: Extract<Acting, { pick: unknown }>,
  actors: readonly Seat[],
): Flow<readonly Thing[]> {
  const picked = new Set<Thing>();
  for (const by of actors) {
    const candidates: (Thing | null)[] = select(state, step.pick, by, effect.self);
    if (candidates.length === 0) continue;
    if (step.may === true) candidates.push(null);
    const thing = yield* choose(by, 'pick', candidates, (item): Move =>
      item ? { by, pick: item.name } : { by, may: false },
    );
    if (thing) picked.add(thing);
  }
  return [...picked];
}

/** C2: player by player. */
function actPlainly(state: State, effect: Effect, step: Plain, actors: readonly Seat[]): void {
  if (step.do === 'later') {
    if (actors.length > 0) state.delayed.push({ effect: { ...effect }, steps: step.steps });
    return;
  }
  const n = countOf(state, effect, step.n, null);
  for (const seat of actors) {
    if (step.do === 'token') createTokens(state, seat, step.token, n);
    else if (step.do === 'draw') drawCards(state, seat, n);
    else state.ap[seat] += n;
  }
}

/** A13: one by one, until no more may enter. */
function createTokens(state: State, owner: Seat, id: string, n: number): void {
  const card = cardOf(state, id);
  for (let left = n; left > 0; left -= 1) {
    startMoment(state);
    enter(state, { card, owner, as: null, wearer: null, returns: false });
  }
}

/** All of them at once; every number is read before anything changes. */
function act(state: State, effect: Effect, step: Acting, on: readonly Thing[]): void {
  startMoment(state);
  const objects = on.filter((thing) => !isHost(thing));
  const thisTurn = 'until' in step && step.until === 'turn';
  switch (step.do) {
    case 'pick':
      return;
    case 'add':
    case 'set': {
      const able = on.filter(step.stat === 'pe' ? isFurre : hasSp);
      const changes = able.map((thing) => {
        const n = numberOf(state, effect, step.n, thing);
        return step.do === 'add' ? n : n - statOf(state, thing, step.stat);
      });
      able.forEach((thing, index) => {
        thing.mods.push({ id: nextNumber(state), stat: step.stat, n: changes[index] ?? 0, thisTurn });
      });
      followMaxSp(state);
      return;
    }
    case 'cannot':
    case 'must':
      for (const thing of objects) thing.commands.push({ word: step.do, act: step.act, thisTurn });
      return;
    case 'control':
      for (const thing of objects) {
        thing.holds.push({ by: effect.me, thisTurn });
        settleControl(state, thing);
      }
      followMaxSp(state);
      return;
    case 'exhaust':
      exhaust(state, objects);
      return;
    case 'refresh':
      refresh(state, objects);
      return;
    case 'bowOut':
      bowOut(state, objects);
      return;
    case 'move':
      depart(
        state,
        objects.map((thing) => ({ thing, how: step.to })),
      );
      return;
    case 'lose':
    case 'regain': {
      const able = on.filter(hasSp);
      const numbers = able.map((thing) => countOf(state, effect, step.n, thing));
      able.forEach((thing, index) => {
        const n = numbers[index] ?? 0;
        changeSp(state, thing, step.do === 'lose' ? -n : n);
      });
      return;
    }
    case 'groove': {
      giveGroove(
        state,
        on.filter(hasSp).flatMap((to) => meant(effect, step.from, to).map((from) => ({ from, to }))),
      );
      return;
    }
    case 'counter': {
      const numbers = objects.map((thing) => countOf(state, effect, step.n, thing));
      objects.forEach((thing, index) => {
        thing.encore += numbers[index] ?? 0;
      });
    }
  }
}

/** N6: who is no longer in play gives nothing. All of it is given at one moment. */
export function giveGroove(
  state: State,
  pairs: readonly { readonly from: Thing; readonly to: Thing }[],
): void {
  const given = pairs.map(({ from, to }) => ({ from, to, n: isInPlay(from) ? peOf(state, from) : 0 }));
  const losses = new Map<Thing, number>();
  for (const { from, to, n } of given) {
    if (n > 0) tell(state, `groove ${from.name} ${to.name} ${n}`);
    losses.set(to, (losses.get(to) ?? 0) + n);
  }
  for (const [thing, n] of losses) changeSp(state, thing, -n);
}
