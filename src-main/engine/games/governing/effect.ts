import { leaveTrail, spendOperation } from '../../kernel/budgets';
import { none, ownerOf, placeOf, putLast } from '../../kernel/cards';
import { skipForTargets } from '../../kernel/governing/skip';
import { inTurn, nextToChoose, nthToChoose } from '../../kernel/governing/ordering';
import { depthAt } from '../../kernel/head';
import { at } from '../../kernel/state';
import { act } from './acts';
import type { Sought } from './events';
import { clearItem } from './items';
import { item, runAt, runNthAt, runNumberAt, runSeatsAt, runStageAt, runStepAt, sweepAt } from './layout';
import { couldDo, doPlain, putOff } from './plain-acts';
import { ask, listYesNo, question, yes } from './questions';
import { activeSeat, isIn, present, refOf } from './reading';
import { collect } from './select';
import {
  type CompiledStep,
  type PlainStep,
  type Table,
  types,
  type ThingStep,
  type WhoCode,
  whos,
} from './table';
import { tellSkipped } from './tell';
import { evaluate, resolveRef } from './values';

/**
 * Carries out one effect, step by step. There is never more than one: what it sets off waits. Where it stands is in
 * the state, so it can be put away at any question in the middle.
 */

export const isRunning = (t: Table): boolean => at(t.s, depthAt) > 0;

/** The item at `runAt` begins. `delayed`: it goes off even if its target has left (A31). */
export function startEffect(t: Table, delayed: boolean): void {
  const { s } = t;
  const text = t.p.texts[at(s, runAt + item.text)];
  s[depthAt] = 1;
  s[runStepAt] = 0;
  resetStep(t);
  if (text) leaveTrail(s, text.definition);
  if (delayed) return;
  // What is left of the targets is looked at once, now.
  const chosen = at(s, runAt + item.chosen);
  let left = 0;
  for (let i = 0; i < chosen; i++) {
    const ref = at(s, runAt + item.targets + i);
    if (present(t, ref) !== none) s[runAt + item.targets + left++] = ref;
  }
  s[runAt + item.chosen] = left;
  if (chosen === 0 || skipForTargets(chosen, left) === null) return;
  if (t.log) {
    const [ref, event] = [at(s, runAt + item.this), at(s, runAt + item.event)];
    t.log({ at: ++t.moment, is: 'nothing', thing: ref, event });
  }
  s[runStepAt] = text?.steps.length ?? 0;
}

function resetStep(t: Table): void {
  const { s } = t;
  s[runStageAt] = 0;
  s[runNthAt] = 0;
  s[runSeatsAt] = 0;
  s[runNumberAt] = 0;
}

function finish(t: Table): void {
  const { s, l } = t;
  // An Action lies on the pile until it is done.
  const c = at(s, runAt + item.this) & l.refMask;
  if (placeOf(s, c) === l.waiting && refOf(t, c) === at(s, runAt + item.this))
    putLast(l, s, c, l.couch + ownerOf(s, c));
  s[depthAt] = 0;
  s[runStepAt] = 0;
  resetStep(t);
  clearItem(t, runAt);
  s[sweepAt] = 1;
}

export const runningStep = (t: Table): CompiledStep | undefined =>
  t.p.texts[at(t.s, runAt + item.text)]?.steps[at(t.s, runStepAt)];

/** Runs until somebody is asked (true) or the effect is over (false). */
export function runEffect(t: Table): boolean {
  for (;;) {
    const step = runningStep(t);
    if (!step) {
      finish(t);
      return false;
    }
    if (at(t.s, runStageAt) === 0) {
      if (!spendOperation(t.s)) return false;
      t.s[runStageAt] = 1;
      if ('things' in step) {
        if (step.things.is === 'pick')
          for (let seat = 0; seat < t.l.seats; seat++) t.s[runAt + t.l.picks + seat] = none;
      } else if (step.do !== 'later') t.s[runNumberAt] = evaluate(t, step.n, none);
    }
    if (askActors(t, step)) return true;
    if ('things' in step) {
      gather(t, step);
      t.moment++;
      if (t.count === 0 && step.things.is !== 'pick' && at(t.s, runSeatsAt) !== 0)
        tellSkipped(t, step.do, 'nothing-there', {});
      act(t, step);
    } else doPlainly(t, step);
    t.s[runStepAt] = at(t.s, runStepAt) + 1;
    resetStep(t);
  }
}

export function actsIn(who: WhoCode, seat: number, me: number): boolean {
  return who === whos.each || (seat === me) === (who === whos.me);
}

/** The players still in the game who act, as bits. */
function actorsOf(t: Table, who: WhoCode): number {
  const me = at(t.s, runAt + item.me);
  let actors = 0;
  for (let seat = 0; seat < t.l.seats; seat++)
    if (actsIn(who, seat, me) && isIn(t, seat)) actors |= 1 << seat;
  return actors;
}

const actorNow = (t: Table): number => nthToChoose(activeSeat(t), t.l.seats, at(t.s, runNthAt));

/**
 * C1: goes through the players who act, the active one first, and asks them before anything happens. True when one
 * of them is asked.
 */
function askActors(t: Table, step: CompiledStep): boolean {
  const { s, l } = t;
  const [active, actors] = [activeSeat(t), actorsOf(t, step.who)];
  for (
    let nth = nextToChoose(active, l.seats, actors, at(s, runNthAt));
    nth < l.seats;
    nth = nextToChoose(active, l.seats, actors, nth + 1)
  ) {
    s[runNthAt] = nth;
    const seat = actorNow(t);
    if ('things' in step && step.things.is === 'pick') {
      t.options.clear();
      listPicks(t);
      if (t.options.count === 0) {
        tellSkipped(t, step.do, 'nothing-there', { seat, sought: soughtBy(step.things.sel.types) });
        continue;
      }
      if (question(t, seat, ask.pick)) return true;
      notePick(t, t.options.at(0));
    } else if (!step.may) agree(t, seat);
    else if (isPossible(t, step, seat)) {
      t.options.clear();
      listYesNo(t);
      return question(t, seat, ask.may);
    } else tellSkipped(t, step.do, 'nothing-there', { seat });
  }
  return false;
}

const sought = ['furre', 'treat', 'haven', 'host'] as const;

/** For the log: the one type that a choice was about. An Alteration is a Treat. */
const soughtBy = (bits: number): Sought =>
  sought.find((type) => bits === 1 << types[type]) ??
  (bits === ((1 << types.treat) | (1 << types.alteration)) ? 'treat' : null);

/** I1: nobody is asked whether he wants what can't be done. */
function isPossible(t: Table, step: CompiledStep, seat: number): boolean {
  if (!('things' in step)) return couldDo(t, step, seat);
  if (step.things.is === 'ref') return resolveRef(t, step.things.ref, none, t.candidates) > 0;
  return collect(t, step.things.sel, seat, self(t), t.candidates) > 0;
}

function agree(t: Table, seat: number): void {
  t.s[runSeatsAt] = at(t.s, runSeatsAt) | (1 << seat);
}

/** The record that speaks, or -1 when it is not in play. */
const self = (t: Table): number => present(t, at(t.s, runAt + item.this));

/** One of the things that are `of` the player who chooses. */
export function listPicks(t: Table): void {
  const step = runningStep(t);
  if (!step || !('things' in step) || step.things.is !== 'pick') return;
  const count = collect(t, step.things.sel, actorNow(t), self(t), t.candidates);
  for (let i = 0; i < count; i++) t.options.add(t.candidates[i] ?? 0);
  if (step.may && count > 0) t.options.add(none);
}

function notePick(t: Table, c: number): void {
  const seat = actorNow(t);
  const ref = c === none ? none : refOf(t, c);
  t.s[runAt + t.l.picks + seat] = ref;
  if (!t.log) return;
  t.moment++;
  if (ref === none) t.log({ at: t.moment, is: 'decline', seat });
  else t.log({ at: t.moment, is: 'pick', seat, by: at(t.s, runAt + item.this), things: [ref] });
}

export function takePick(t: Table, c: number): void {
  notePick(t, c);
  t.s[runNthAt] = at(t.s, runNthAt) + 1;
}

export function takeMay(t: Table, code: number): void {
  if (code === yes) agree(t, actorNow(t));
  else if (t.log) t.log({ at: ++t.moment, is: 'decline', seat: actorNow(t) });
  t.s[runNthAt] = at(t.s, runNthAt) + 1;
}

/** C2: player by player, the active one first. */
function doPlainly(t: Table, step: PlainStep): void {
  const seats = at(t.s, runSeatsAt);
  if (step.do === 'later') {
    if (seats !== 0) putOff(t, step.text);
    return;
  }
  inTurn(activeSeat(t), t.l.seats, seats, (seat) => doPlain(t, step, seat));
}

/** Everything the step acts on, with the number for each, read before anything happens. */
function gather(t: Table, step: ThingStep): void {
  const { s, l, things } = t;
  const seats = at(s, runSeatsAt);
  let count = 0;
  if (step.things.is === 'ref') {
    if (seats !== 0) count = resolveRef(t, step.things.ref, none, things);
  } else
    for (let nth = 0; nth < l.seats; nth++) {
      const seat = nthToChoose(activeSeat(t), l.seats, nth);
      const before = count;
      if (step.things.is === 'pick') {
        const c = present(t, at(s, runAt + l.picks + seat));
        if (c !== none) things[count++] = c;
      } else if ((seats & (1 << seat)) !== 0)
        count = collect(t, step.things.sel, seat, self(t), things, count);
      count = dropTwins(things, before, count);
    }
  t.count = count;
  if ('n' in step) for (let i = 0; i < count; i++) t.amounts[i] = evaluate(t, step.n, things[i] ?? 0);
}

/** Two players may mean the same thing: it happens to it once. */
function dropTwins(things: Int32Array, before: number, count: number): number {
  if (before === 0) return count;
  let kept = before;
  for (let i = before; i < count; i++) {
    let twin = false;
    for (let j = 0; j < before; j++) if (things[j] === things[i]) twin = true;
    if (!twin) things[kept++] = things[i] ?? 0;
  }
  return kept;
}
