import { askedSeat, closeQuestion } from '../../kernel/asking';
import { budgets, leaveTrail, passBudget } from '../../kernel/budgets';
import { listFrom } from '../../kernel/cards';
import { askKindAt, operationsAt, rest, restAt } from '../../kernel/head';
import * as frames from '../../kernel/frames';
import { keepPart } from '../../kernel/parts';
import { at } from '../../kernel/state';
import { layOut } from './board';
import {
  inTurnAt,
  moverAt,
  partAt,
  phaseAt,
  phases,
  playedAt,
  playoutAt,
  seats,
  turnNumberAt,
  turnsAt,
} from './layout';
import { listPlays } from './legality';
import { lockedZones, tickLocks } from './locks';
import { ask, backOff, further, pass, playedCard, playedUp, playedZone } from './questions';
import { count, definition, foe, handSize, mover } from './reading';
import { question, resolve, runningStep } from './resolve';
import { endByBackOff, endNaturally } from './scoring';
import { listChoices, portion, takeChosen } from './steps/hand';
import { bansIn } from './standing';
import type { Table } from './table';

/** Runs until somebody has something to decide, or the round is over. Leaves the answers in `t.options`. */
export function advance(t: Table): void {
  for (;;) {
    if (at(t.s, restAt) !== rest.running) {
      if (t.log && at(t.s, restAt) === rest.loop) t.log({ is: 'loop' });
      return;
    }
    switch (at(t.s, phaseAt)) {
      case phases.sculpt:
        if (askSculpt(t)) return;
        break;
      case phases.begin:
        beginTurn(t);
        break;
      case phases.turn:
        if (askTurn(t)) return;
        break;
      case phases.resolve:
        if (resolve(t)) return;
        if (at(t.s, restAt) === rest.running) playResolved(t);
        break;
      default:
        return;
    }
  }
}

/** Lists the answers to the open question again: a state that was put away has none at hand. */
export function listAgain(t: Table): void {
  listAll(t);
  keepPart(t.options, at(t.s, partAt), further);
}

/** Also the answers that another part of a long list shows. */
export function allCodes(t: Table): number[] {
  if (at(t.s, partAt) === 0 && !t.options.has(further)) return t.options.list();
  listAll(t);
  const codes = t.options.list();
  keepPart(t.options, at(t.s, partAt), further);
  return codes;
}

function listAll(t: Table): void {
  t.options.clear();
  switch (at(t.s, askKindAt)) {
    case ask.turn:
      return listTurn(t);
    case ask.sculpt:
      return listSculpt(t, askedSeat(t.s));
    default:
      runningStep(t)?.go(t, frames.topFrame(t.s));
  }
}

/** Brings in an answer that is known to be among the answers, and runs on. */
export function answer(t: Table, code: number): void {
  if (code === further) {
    t.s[partAt] = at(t.s, partAt) + 1;
    return listAgain(t);
  }
  const kind = at(t.s, askKindAt);
  const seat = askedSeat(t.s);
  closeQuestion(t.s);
  t.s[partAt] = 0;
  if (kind === ask.turn) takeTurn(t, code);
  else if (kind === ask.sculpt) takeSculpt(t, seat, code);
  else runningStep(t)?.take(t, frames.topFrame(t.s), code);
  advance(t);
}

// --- The cut before an advanced round: first one seat, then the other, neither knowing the other's.

const toSculpt = (t: Table, seat: number): number =>
  Math.min(t.p.numbers.sculpt - count(t, t.l.sculpted + seat), handSize(t, seat));

function listSculpt(t: Table, seat: number): void {
  const held = handSize(t, seat);
  listChoices(t, held, portion(held, toSculpt(t, seat)));
}

function askSculpt(t: Table): boolean {
  for (let seat = 0; seat < seats; seat++) {
    while (toSculpt(t, seat) > 0) {
      t.options.clear();
      listSculpt(t, seat);
      if (question(t, seat, ask.sculpt)) return true;
      takeSculpt(t, seat, t.options.at(0));
    }
  }
  t.log?.({ is: 'laidOut' });
  t.s[phaseAt] = phases.begin;
  return false;
}

function takeSculpt(t: Table, seat: number, code: number): void {
  const held = handSize(t, seat);
  const first = takeChosen(t, seat, portion(held, toSculpt(t, seat)), code, t.l.sculpted + seat, true);
  t.log?.({ is: 'sculpted', seat, cards: listFrom(t.s, first) });
}

// --- Turns

function beginTurn(t: Table): void {
  const { s } = t;
  const seat = mover(t);
  if (handSize(t, 0) === 0 && handSize(t, 1) === 0) return endNaturally(t);
  s[turnsAt] = at(s, turnsAt) + 1;
  if (at(s, turnsAt) > budgets.turns) return passBudget(s, 'turns');
  s[operationsAt] = 0;
  s[turnNumberAt + seat] = at(s, turnNumberAt + seat) + 1;
  s[inTurnAt] = 1;
  if (handSize(t, seat) === 0) {
    t.log?.({ is: 'passed', seat, why: 'emptyHand' });
    return endTurn(t);
  }
  // Fixed now for the whole turn; a position may say that it is one although the foe holds cards again.
  if (handSize(t, foe(seat)) === 0) s[playoutAt] = 1;
  t.log?.({ is: 'turnBegins', seat, playout: at(s, playoutAt) === 1 });
  s[phaseAt] = phases.turn;
}

export const mayBackOff = (t: Table): boolean =>
  at(t.s, playedAt) === 0 && (at(t.s, playoutAt) === 0 || t.p.options.backOffInPlayout);

function listTurn(t: Table): void {
  const seat = mover(t);
  listPlays(t, seat, lockedZones(t, seat));
  if (t.options.count === 0) t.options.add(pass);
  if (mayBackOff(t)) t.options.add(backOff);
}

function askTurn(t: Table): boolean {
  t.options.clear();
  listTurn(t);
  if (question(t, mover(t), ask.turn)) return true;
  takeTurn(t, t.options.at(0));
  return false;
}

function takeTurn(t: Table, code: number): void {
  const seat = mover(t);
  if (code === backOff) return endByBackOff(t, seat);
  if (code === pass) {
    t.log?.({ is: 'passed', seat, why: 'noPlay' });
    blameBans(t);
    return endTurn(t);
  }
  t.s[playedAt] = 1;
  layOut(t, playedCard(code), seat, playedZone(code), playedUp(code), 'hand');
  t.s[phaseAt] = phases.resolve;
}

/** Two players who can never play again pass for ever: what keeps cards from lying face-down is at the bottom of it. */
function blameBans(t: Table): void {
  for (let z = 0; z < t.p.zones; z++)
    for (const ban of bansIn(t, t.p.standing.playDown, z))
      leaveTrail(t.s, 'bonus' in ban ? t.p.cardIds.length + ban.bonus : definition(t, ban.card));
}

function playResolved(t: Table): void {
  if (at(t.s, playoutAt) === 1 && handSize(t, mover(t)) > 0) t.s[phaseAt] = phases.turn;
  else endTurn(t);
}

function endTurn(t: Table): void {
  const { s } = t;
  const seat = mover(t);
  tickLocks(t, seat);
  const playedOut = at(s, playoutAt) === 1 && handSize(t, seat) === 0;
  s[inTurnAt] = 0;
  s[playedAt] = 0;
  s[playoutAt] = 0;
  s[moverAt] = foe(seat);
  s[phaseAt] = phases.begin;
  if (playedOut && t.p.options.playoutEndsRound) endNaturally(t);
}
