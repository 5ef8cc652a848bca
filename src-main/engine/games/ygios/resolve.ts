import { openQuestion, seatBit } from '../../kernel/asking';
import { leaveTrail, spendOperation } from '../../kernel/budgets';
import { hasBit, setBit } from '../../kernel/bits';
import { fired, mark, none } from '../../kernel/cards';
import * as frames from '../../kernel/frames';
import { rest, restAt } from '../../kernel/head';
import { keepPart } from '../../kernel/parts';
import { contains, dequeue, dequeueBehind, queued } from '../../kernel/queue';
import { at } from '../../kernel/state';
import { discardFromBoard } from './board';
import { partAt } from './layout';
import { further } from './questions';
import { bonusOf, count, definition, isUp, owner, zoneOf } from './reading';
import { findUnmet, met } from './requirements';
import { forbidden } from './standing';
import { actorOf, done, stages } from './step';
import type { CompiledStep, Table } from './table';

/** Asks, unless there is only one answer: then it is taken, and false says so. */
export function question(t: Table, seat: number, kind: number): boolean {
  if (t.options.count < 2) return false;
  keepPart(t.options, at(t.s, partAt), further);
  openQuestion(t.s, seatBit(seat), kind);
  return true;
}

function begin(t: Table, sequence: number, source: number, me: number, zone: number, trigger: number): void {
  const speaker = zone === none ? definition(t, source) : t.p.cardIds.length + bonusOf(t, zone);
  leaveTrail(t.s, speaker);
  const f = frames.pushFrame(t.s);
  if (f < 0) return;
  t.s[f + frames.speaker] = speaker;
  t.s[f + frames.asideBelow] = count(t, t.l.aside);
  t.s[f + frames.entersBelow] = queued(t.l.enters, t.s);
  t.s[f + frames.sequence] = sequence;
  t.s[f + frames.source] = source;
  t.s[f + frames.me] = me;
  t.s[f + frames.zone] = zone;
  t.s[f + frames.there] = none;
  t.s[f + frames.trigger] = trigger;
  t.s[f + frames.lay] = zoneOf(t, source);
}

/** The step that runs, or null when no text does. */
export function runningStep(t: Table): CompiledStep | null {
  if (frames.depth(t.s) === 0) return null;
  const f = frames.topFrame(t.s);
  return t.p.sequences[at(t.s, f + frames.sequence)]?.steps[at(t.s, f + frames.step)] ?? null;
}

/** A card turned up: its requirement is paid, or it goes; its ability fires, unless something keeps it. */
function startReveal(t: Table): void {
  const entry = dequeue(t.l.reveals, t.s);
  // Taken back: turned down again or gone before its turn came.
  if (entry < 0) return;
  const c = entry >> 1;
  const zone = zoneOf(t, c);
  if (zone === none || !isUp(t, c)) return;
  const d = definition(t, c);
  const me = owner(t, c);
  const requirement = t.p.requirements[d] ?? null;
  if (requirement && findUnmet(t, requirement, c, me, zone, (entry & 1) === 1) !== met) {
    t.log?.({ is: 'unpaid', card: c });
    return discardFromBoard(t, c);
  }
  if (requirement) t.log?.({ is: 'paid', card: c });
  const price = t.p.paySequence[d] ?? none;
  if (price === none) return fire(t, c);
  begin(t, price, c, me, none, paying);
}

/** The trigger of a text that pays: the card's ability comes after it. */
const paying = 8;

function fire(t: Table, c: number): void {
  const d = definition(t, c);
  const text = t.p.fireSequence[d] ?? none;
  if (text === none && !t.p.persistent[d]) return;
  const zone = zoneOf(t, c);
  if (forbidden(t, t.p.standing.fire) & (1 << zone))
    return t.log?.({ is: 'notFired', card: c, why: 'forbidden' });
  if (t.p.limited[d]) {
    if (hasBit(t.s, t.l.spentAt, d)) return t.log?.({ is: 'notFired', card: c, why: 'spent' });
    setBit(t.s, t.l.spentAt, d);
  }
  mark(t.s, c, fired);
  t.log?.({ is: 'fired', card: c });
  if (text === none) return;
  begin(t, text, c, owner(t, c), none, 0);
}

/** The first arrival that the running text brought about; those behind it wait until all that it sets off is over. */
function startEnter(t: Table, below: number): void {
  const entry = dequeueBehind(t.l.enters, t.s, below);
  // Gone since: if it lies there again it has come again, and is heard of for that.
  if (entry < 0) return;
  const zone = (entry >> 2) & 31;
  const c = entry >> 7;
  if (zoneOf(t, c) !== zone) return;
  const bonus = bonusOf(t, zone);
  begin(t, t.p.enterSequence[bonus] ?? none, c, owner(t, c), zone, entry & 3);
}

/** Finishes a step of the top frame; where each step is a text of its own, the next one starts anew. */
function stepOn(t: Table, f: number, to: number, anew = false): void {
  const arrived = at(t.s, f + frames.arrived);
  if (arrived > 0) t.s[f + frames.there] = arrived - 1;
  t.s[f + frames.arrived] = 0;
  t.s[f + frames.step] = to;
  t.s[f + frames.stage] = stages.fresh;
  t.s[f + frames.left] = 0;
  t.s[f + frames.subject] = 0;
  if (!anew) return;
  t.s[f + frames.there] = none;
  t.s[f + frames.drawn] = 0;
}

/** Does a new reveal of the card wait already? */
const isAwaited = (t: Table, c: number): boolean => contains(t.l.reveals, t.s, (entry) => entry >> 1 === c);

/**
 * Carries texts out until one asks (true) or nothing is left (false). Cards that entered are heard of at once, in
 * the middle of the text that moved them; cards that turned up wait until that text is finished.
 */
export function resolve(t: Table): boolean {
  for (;;) {
    if (at(t.s, restAt) === rest.loop) return false;
    const depth = frames.depth(t.s);
    const f = frames.topFrame(t.s);
    const fresh = depth === 0 || at(t.s, f + frames.stage) === stages.fresh;
    const below = depth === 0 ? 0 : at(t.s, f + frames.entersBelow);
    if (queued(t.l.enters, t.s) > below) {
      startEnter(t, below);
      continue;
    }
    if (depth === 0) {
      if (queued(t.l.reveals, t.s) === 0) return false;
      startReveal(t);
      continue;
    }
    const sequence = t.p.sequences[at(t.s, f + frames.sequence)];
    const number = at(t.s, f + frames.step);
    const step = sequence?.steps[number];
    if (!sequence || !step) {
      const c = at(t.s, f + frames.source);
      const paid = at(t.s, f + frames.trigger) === paying;
      frames.popFrame(t.s);
      if (paid && zoneOf(t, c) !== none && isUp(t, c) && !isAwaited(t, c)) fire(t, c);
      continue;
    }
    if (fresh) {
      if (!spendOperation(t.s)) return false;
      if (step.skips?.(t, f)) {
        stepOn(t, f, number + 1, sequence.separate);
        continue;
      }
      t.s[f + frames.stage] = stages.start;
    }
    t.options.clear();
    const outcome = step.go(t, f);
    if (outcome > 0) {
      if (question(t, actorOf(t, f, step.byFoe), outcome)) return true;
      step.take(t, f, t.options.at(0));
    } else if (outcome === done || sequence.separate) stepOn(t, f, number + 1, sequence.separate);
    else stepOn(t, f, number < sequence.cleanUp ? sequence.cleanUp : sequence.steps.length);
  }
}
