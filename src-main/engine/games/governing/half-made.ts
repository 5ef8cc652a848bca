import { askedSeat } from '../../kernel/asking';
import { none } from '../../kernel/cards';
import { nthToChoose } from '../../kernel/governing/ordering';
import { askKindAt } from '../../kernel/head';
import { partOf } from '../../kernel/parts';
import { at } from '../../kernel/state';
import { aimingAtTargets } from './batch';
import { clearItem, topOfPile } from './items';
import { item, moveAt, moveXAt, partAt, passedAt, pileCountAt, runAt } from './layout';
import { swingTargets } from './menu';
import { chosenWith, listNext, takeNext, type Aiming } from './one-by-one';
import { carryOut } from './play';
import { ask, further, moveKind, moveRecord, moves, question } from './questions';
import { activeSeat, apOf, definition } from './reading';
import { collect } from './select';
import { costX, type CompiledTarget, type Table } from './table';

/**
 * A move of which there are too many is chosen in steps: what is done, then X, then one target after the other.
 * Nothing is paid and nothing happens before the last one; then it is the same move. Until then only its player
 * knows that he has begun: for everybody else the menu is still open.
 */

/** Negated where it is chosen: 0 is an X too, and what the words of a state begin with. */
const hasX = (t: Table): boolean => at(t.s, moveXAt) !== 0;
const xOf = (t: Table): number => (hasX(t) ? ~at(t.s, moveXAt) : 0);

export const isHalfMade = (t: Table): boolean => at(t.s, moveAt) !== 0;

/** Who was asked for a move: the active player, or whoever may answer now. */
function mover(t: Table): number {
  if (at(t.s, pileCountAt) === 0) return activeSeat(t);
  return nthToChoose(at(t.s, topOfPile(t) + item.me), t.l.seats, at(t.s, passedAt) + 1);
}

/** What a move is aimed at: what there is goes into `t.candidates`. */
export function aimingOf(t: Table, seat: number, code: number): Aiming {
  const [kind, c] = [moveKind(t, code), moveRecord(t, code)];
  if (kind === moves.swing) return { where: runAt, count: swingTargets(t, seat), size: 1 };
  const target = targetOf(t, kind, c);
  if (!target) return { where: runAt, count: 0, size: 0 };
  const self = kind === moves.play ? none : c;
  return { where: runAt, count: collect(t, target.sel, seat, self, t.candidates), size: target.n };
}

function targetOf(t: Table, kind: number, c: number): CompiledTarget | null {
  const card = t.p.definitions[definition(t, c)];
  return (kind === moves.play ? card?.played : card?.activations[kind - moves.activate]?.target) ?? null;
}

/** Is X chosen for this move? */
const isFree = (t: Table, code: number): boolean =>
  moveKind(t, code) === moves.play && t.p.ap[definition(t, moveRecord(t, code))] === costX;

const lacksX = (t: Table, seat: number, code: number): boolean =>
  isFree(t, code) && !hasX(t) && apOf(t, seat) > 0;

/** True when something is still to be chosen; otherwise the move is made. */
export function askOn(t: Table): boolean {
  const seat = mover(t);
  const code = at(t.s, moveAt);
  t.options.clear();
  if (lacksX(t, seat, code)) {
    listNumbers(t);
    return question(t, seat, ask.number);
  }
  const aiming = aimingOf(t, seat, code);
  if (takeNext(t, aiming, none)) {
    finish(t, seat, code, aiming.size);
    return false;
  }
  listNext(t, aiming);
  return question(t, seat, ask.aim);
}

function finish(t: Table, seat: number, code: number, size: number): void {
  const x = xOf(t);
  for (let i = 0; i < size; i++) t.chosen[i] = at(t.s, runAt + item.targets + i) & t.l.refMask;
  forget(t);
  carryOut(t, seat, code, x);
}

function forget(t: Table): void {
  t.s[moveAt] = 0;
  t.s[moveXAt] = 0;
  clearItem(t, runAt);
}

export const mostX = (t: Table): number => apOf(t, mover(t));

/** AP may be a very large number: only the part that is shown is listed. */
export function listNumbers(t: Table): void {
  const { first, end, isLast } = partOf(at(t.s, partAt), mostX(t) + 1);
  for (let x = first; x < end; x++) t.options.add(x);
  if (!isLast) t.options.add(further);
}

export function takeNumber(t: Table, x: number): void {
  t.s[moveXAt] = ~x;
}

/** What is done, with which record, and what it is aimed at. */
export function halfMade(t: Table): { kind: number; c: number; aiming: Aiming } {
  const code = at(t.s, moveAt);
  return { kind: moveKind(t, code), c: moveRecord(t, code), aiming: aimingOf(t, mover(t), code) };
}

export const listAims = (t: Table): void => listNext(t, halfMade(t).aiming);

export function takeAim(t: Table, c: number): void {
  takeNext(t, halfMade(t).aiming, c);
}

export interface WholeMove {
  readonly code: number;
  /** null: it has none. */
  readonly x: number | null;
  readonly on: readonly number[];
}

/** The move that an answer makes whole, be it the first or the last part of it; null: more is to be chosen after it. */
export function wholeWith(t: Table, answer: number): WholeMove | null {
  const kind = at(t.s, askKindAt);
  const code = isHalfMade(t) ? at(t.s, moveAt) : answer;
  const seat = askedSeat(t.s);
  if (kind !== ask.number && lacksX(t, seat, code)) return null;
  const aiming = aimingOf(t, seat, code);
  const on = chosenWith(t, aiming, kind === ask.aim ? answer : none);
  if (on.length < aiming.size) return null;
  return { code, x: isFree(t, code) ? (kind === ask.number ? answer : xOf(t)) : null, on };
}

/** What is asked, as everybody may know it. */
export function openKind(t: Table): number {
  const kind = at(t.s, askKindAt);
  if (kind !== ask.number && kind !== ask.aim) return kind;
  return at(t.s, pileCountAt) > 0 ? ask.answer : ask.main;
}

/** Blanks what a player has begun to choose, on a copy for anybody else. */
export function hideHalfMade(blind: Table): void {
  const { s } = blind;
  s[partAt] = 0;
  if (at(s, askKindAt) === ask.target) {
    const { where } = aimingAtTargets(blind);
    s[where + item.chosen] = 0;
    s.fill(none, where + item.targets, where + item.targets + blind.l.mostTargets);
  }
  s[askKindAt] = openKind(blind);
  if (isHalfMade(blind)) forget(blind);
}
