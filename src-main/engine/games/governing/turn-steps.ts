import { budgets, passBudget } from '../../kernel/budgets';
import { countIn, definitionOf, firstIn, nextOf, none, putLast, standIn } from '../../kernel/cards';
import { operationsAt } from '../../kernel/head';
import { nthToChoose } from '../../kernel/governing/ordering';
import { at } from '../../kernel/state';
import { turnAll } from './acts';
import * as layout from './layout';
import { phases } from './layout';
import { refreshCost } from './menu';
import { drawCards } from './plain-acts';
import { ask, listYesNo, question } from './questions';
import {
  activeSeat,
  apOf,
  controller,
  exhausted,
  has,
  isFurre,
  isIn,
  setFlag,
  settled,
  swung,
} from './reading';
import { endGame } from './sweep';
import { events, type Table } from './table';
import { hearStep } from './triggers';

/** The steps of a duel, one after another: set-up, refill, refresh and the end of a turn. */

// --- Set-up

export function dealHands(t: Table): void {
  const { s, l, p } = t;
  for (let nth = 0; nth < l.seats; nth++)
    drawCards(t, nthToChoose(activeSeat(t), l.seats, nth), p.rules.openingHand);
  s[layout.phaseAt] = phases.mulligan;
}

export function askMulligan(t: Table): boolean {
  const { s, l } = t;
  const done = at(s, layout.mulligansAt);
  if (done >= l.seats) {
    s[layout.phaseAt] = phases.turn;
    return false;
  }
  t.options.clear();
  listYesNo(t);
  return question(t, nthToChoose(activeSeat(t), l.seats, done), ask.mulligan);
}

export function takeMulligan(t: Table, seat: number, wanted: boolean): void {
  const { s, l } = t;
  s[layout.mulligansAt] = at(s, layout.mulligansAt) + 1;
  if (t.log) t.log({ at: ++t.moment, is: 'mulligan', seat, taken: wanted });
  if (!wanted) return;
  for (let c = firstIn(l, s, l.hand + seat); c !== none; c = firstIn(l, s, l.hand + seat))
    putLast(l, s, c, l.book + seat);
  drawCards(t, seat, t.p.rules.mulliganHand);
}

// --- Turns

export function tellStep(t: Table, step: 'refresh' | 'main' | 'end'): void {
  if (t.log) t.log({ at: ++t.moment, is: 'step', step, seat: activeSeat(t) });
}

export function beginTurn(t: Table): void {
  const { s, l, p } = t;
  const seat = activeSeat(t);
  const turn = at(s, layout.turnAt) + 1;
  s[layout.turnAt] = turn;
  if (turn > budgets.turns) return passBudget(s, 'turns');
  s[operationsAt] = 0;
  s[layout.stirredAt] = 0;
  for (let c = firstIn(l, s, l.inPlay); c !== none; c = nextOf(s, c))
    if (controller(t, c) === seat && isFurre(t, c)) setFlag(t, c, settled, true);
  s[l.apAt + seat] = turn === 1 ? p.rules.firstTurnAp : p.rules.ap;
  if (t.log) t.log({ at: ++t.moment, is: 'turnBegins', turn, seat, ap: apOf(t, seat) });
  s[layout.phaseAt] = phases.refilled;
  hearStep(t, events.refill);
}

/** Everything of the active player's that is exhausted, into `t.things`. */
function exhaustedOf(t: Table, seat: number): number {
  let count = 0;
  for (let c = firstIn(t.l, t.s, t.l.inPlay); c !== none; c = nextOf(t.s, c))
    if (controller(t, c) === seat && has(t, c, exhausted)) t.things[count++] = c;
  return count;
}

export function askRefresh(t: Table): boolean {
  const seat = activeSeat(t);
  if (exhaustedOf(t, seat) === 0 || refreshCost(t, seat) > apOf(t, seat)) {
    beginMain(t);
    return false;
  }
  tellStep(t, 'refresh');
  t.options.clear();
  listYesNo(t);
  return question(t, seat, ask.refresh);
}

export function beginMain(t: Table): void {
  t.s[layout.phaseAt] = phases.main;
  tellStep(t, 'main');
}

export function takeRefresh(t: Table, wanted: boolean): void {
  const seat = activeSeat(t);
  t.s[layout.phaseAt] = phases.refreshed;
  if (!wanted) return;
  const cost = refreshCost(t, seat);
  t.s[t.l.apAt + seat] = apOf(t, seat) - cost;
  if (t.log) t.log({ at: ++t.moment, is: 'paidRefresh', seat, n: cost });
  const count = exhaustedOf(t, seat);
  t.moment++;
  turnAll(t, count, false);
}

export function listDiscards(t: Table): void {
  const { s, l } = t;
  const first = firstIn(l, s, l.hand + activeSeat(t));
  for (let c = first; c !== none; c = nextOf(s, c)) {
    let twin = false;
    for (let other = first; other !== c; other = nextOf(s, other))
      if (definitionOf(s, other) === definitionOf(s, c)) twin = true;
    if (!twin) t.options.add(c);
  }
}

export function askDiscard(t: Table): boolean {
  const seat = activeSeat(t);
  if (!isIn(t, seat) || countIn(t.l, t.s, t.l.hand + seat) <= t.p.rules.handLimit) {
    t.s[layout.phaseAt] = phases.cleanUp;
    return false;
  }
  t.options.clear();
  listDiscards(t);
  if (question(t, seat, ask.discard)) return true;
  discard(t, t.options.at(0));
  return false;
}

export function discard(t: Table, meant: number): void {
  const { s, l } = t;
  const seat = activeSeat(t);
  const c = standIn(s, firstIn(l, s, l.hand + seat), meant);
  putLast(l, s, c, l.couch + seat);
  if (t.log) t.log({ at: ++t.moment, is: 'discard', seat, card: c });
}

export function endTurn(t: Table): void {
  const { s, l, p } = t;
  const quiet = at(s, layout.stirredAt) === 0 ? at(s, layout.quietAt) + 1 : 0;
  s[layout.quietAt] = quiet;
  if (quiet >= p.rules.quietTurns) return endGame(t, layout.drawn, true);
  for (let c = firstIn(l, s, l.inPlay); c !== none; c = nextOf(s, c)) setFlag(t, c, swung, false);
  let next = nthToChoose(activeSeat(t), l.seats, 1);
  while (!isIn(t, next)) next = nthToChoose(next, l.seats, 1);
  s[layout.activeAt] = next;
  s[layout.phaseAt] = phases.turn;
}
