import { askedSeat, closeQuestion } from '../../kernel/asking';
import { askKindAt, rest, restAt } from '../../kernel/head';
import { nthToChoose } from '../../kernel/governing/ordering';
import { at } from '../../kernel/state';
import { arrange, isDelayed, listOrders, listTargets, takeOrder, takeTargets } from './batch';
import { cleanUp } from './clean-up';
import { askOn, isHalfMade, listAims, listNumbers, takeAim, takeNumber } from './half-made';
import { isRunning, listPicks, runEffect, startEffect, takeMay, takePick } from './effect';
import { clearItem, copyItem, shiftQueue, topOfPile } from './items';
import * as layout from './layout';
import { item, phases, runAt } from './layout';
import { listAnswers, listMain } from './menu';
import { listStepIn, makeMove, stepIn } from './play';
import { ask, further, keepPart, listYesNo, pass, question, yes } from './questions';
import { activeSeat, isIn } from './reading';
import { sweep } from './sweep';
import { resolveSwing } from './swing';
import { events, swingText, type Table } from './table';
import { hearLater, hearStep } from './triggers';
import {
  askDiscard,
  askMulligan,
  askRefresh,
  beginMain,
  beginTurn,
  dealHands,
  discard,
  endTurn,
  listDiscards,
  takeMulligan,
  takeRefresh,
  tellStep,
} from './turn-steps';

/** Runs until somebody has something to decide, or the game is over. Leaves the answers in `t.options`. */
export function advance(t: Table): void {
  while (at(t.s, restAt) === rest.running) if (stepOn(t)) return;
  if (t.log && at(t.s, restAt) === rest.loop) t.log({ at: ++t.moment, is: 'loop' });
}

/** One thing after another, the most urgent first. True when somebody is asked. */
function stepOn(t: Table): boolean {
  const { s } = t;
  if (isRunning(t)) return runEffect(t);
  if (isHalfMade(t)) return askOn(t);
  if (at(s, layout.stepInAt) !== 0) return askStepIn(t);
  if (at(s, layout.sweepAt) !== 0) {
    s[layout.sweepAt] = 0;
    sweep(t);
    return false;
  }
  if (at(s, layout.freshCountAt) > 0) return arrange(t);
  if (at(s, layout.queueCountAt) > 0) {
    goOff(t);
    return false;
  }
  if (at(s, layout.pileCountAt) > 0) return askAnswers(t);
  switch (at(s, layout.phaseAt)) {
    case phases.deal:
      dealHands(t);
      return false;
    case phases.mulligan:
      return askMulligan(t);
    case phases.turn:
      beginTurn(t);
      return false;
    case phases.refilled:
      s[layout.phaseAt] = phases.refreshStep;
      return false;
    case phases.refreshed:
      beginMain(t);
      return false;
    case phases.refreshStep:
      return askRefresh(t);
    case phases.main:
      if (!isIn(t, activeSeat(t))) {
        s[layout.phaseAt] = phases.endTriggers;
        return false;
      }
      t.options.clear();
      listMain(t);
      return question(t, activeSeat(t), ask.main);
    case phases.endTriggers:
      tellStep(t, 'end');
      hearStep(t, events.end);
      hearLater(t);
      s[layout.phaseAt] = phases.discard;
      return false;
    case phases.discard:
      return askDiscard(t);
    case phases.cleanUp:
      if (!cleanUp(t)) endTurn(t);
      return false;
    default:
      return true;
  }
}

/** Lists the answers to the open question again: a state that was put away has none at hand. */
export function listAgain(t: Table): void {
  listAll(t);
  keepPart(t);
}

/** Also the answers that another part of a long list shows. */
export function allCodes(t: Table): number[] {
  if (at(t.s, layout.partAt) === 0 && !t.options.has(further)) return t.options.list();
  listAll(t);
  const codes = t.options.list();
  keepPart(t);
  return codes;
}

function listAll(t: Table): void {
  t.options.clear();
  const seat = askedSeat(t.s);
  switch (at(t.s, askKindAt)) {
    case ask.main:
      return listMain(t);
    case ask.answer:
      return listAnswers(t, seat);
    case ask.stepIn:
      return listStepIn(t, seat);
    case ask.target:
      return listTargets(t);
    case ask.order:
      return listOrders(t);
    case ask.pick:
      return listPicks(t);
    case ask.discard:
      return listDiscards(t);
    case ask.number:
      return listNumbers(t);
    case ask.aim:
      return listAims(t);
    default:
      listYesNo(t);
  }
}

/** Brings in an answer that is known to be among the answers, and runs on. */
export function answer(t: Table, code: number): void {
  if (code === further) {
    t.s[layout.partAt] = at(t.s, layout.partAt) + 1;
    return listAgain(t);
  }
  const kind = at(t.s, askKindAt);
  const seat = askedSeat(t.s);
  closeQuestion(t.s);
  t.s[layout.partAt] = 0;
  take(t, kind, seat, code);
  advance(t);
}

function take(t: Table, kind: number, seat: number, code: number): void {
  const { s } = t;
  switch (kind) {
    case ask.main:
      if (code === pass) s[layout.phaseAt] = phases.endTriggers;
      else makeMove(t, seat, code);
      return;
    case ask.answer:
      return takeAnswer(t, seat, code);
    case ask.stepIn:
      return takeStepIn(t, seat, code);
    case ask.target:
      return takeTargets(t, code);
    case ask.order:
      return takeOrder(t, code);
    case ask.pick:
      return takePick(t, code);
    case ask.may:
      return takeMay(t, code);
    case ask.refresh:
      return takeRefresh(t, code === yes);
    case ask.discard:
      return discard(t, code);
    case ask.number:
      return takeNumber(t, code);
    case ask.aim:
      return takeAim(t, code);
    default:
      takeMulligan(t, seat, code === yes);
  }
}

// --- What waits

function goOff(t: Table): void {
  const { s } = t;
  shiftQueue(t, runAt);
  const text = at(s, runAt + item.text);
  if (t.log)
    t.log({
      at: ++t.moment,
      is: 'goes',
      thing: at(s, runAt + item.this),
      event: at(s, runAt + item.event),
      text,
    });
  startEffect(t, isDelayed(t, text));
}

function askStepIn(t: Table): boolean {
  const seat = at(t.s, layout.stepInAt) - 1;
  t.options.clear();
  listStepIn(t, seat);
  if (question(t, seat, ask.stepIn)) return true;
  takeStepIn(t, seat, t.options.at(0));
  return false;
}

function takeStepIn(t: Table, seat: number, c: number): void {
  t.s[layout.stepInAt] = 0;
  stepIn(t, seat, c, topOfPile(t));
}

/** From the player after the one who added the top item; who has no answer is not asked. */
function askAnswers(t: Table): boolean {
  const { s, l } = t;
  const adder = at(s, topOfPile(t) + item.me);
  for (; at(s, layout.passedAt) < l.seats; s[layout.passedAt] = at(s, layout.passedAt) + 1) {
    const seat = nthToChoose(adder, l.seats, at(s, layout.passedAt) + 1);
    if (!isIn(t, seat)) continue;
    t.options.clear();
    listAnswers(t, seat);
    if (question(t, seat, ask.answer)) return true;
  }
  s[layout.passedAt] = 0;
  resolveTop(t);
  return false;
}

function takeAnswer(t: Table, seat: number, code: number): void {
  if (code !== pass) {
    makeMove(t, seat, code);
    return;
  }
  t.s[layout.passedAt] = at(t.s, layout.passedAt) + 1;
  if (t.log) t.log({ at: ++t.moment, is: 'pass', seat });
}

function resolveTop(t: Table): void {
  const { s } = t;
  const top = topOfPile(t);
  copyItem(t, top, runAt);
  clearItem(t, top);
  s[layout.pileCountAt] = at(s, layout.pileCountAt) - 1;
  const text = at(s, runAt + item.text);
  const self = at(s, runAt + item.this);
  if (t.log) t.log({ at: ++t.moment, is: 'resolve', thing: self, text });
  if (text === swingText) {
    resolveSwing(t);
    clearItem(t, runAt);
    s[layout.sweepAt] = 1;
    return;
  }
  startEffect(t, false);
}
