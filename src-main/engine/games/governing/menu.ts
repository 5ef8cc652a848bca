import { choiceAt, choices } from '../../kernel/combinations';
import { definitionOf, firstIn, nextOf, none } from '../../kernel/cards';
import { mayPayExhaust } from '../../kernel/governing/exhaustion';
import { clamp } from '../../kernel/governing/numbers';
import { isAllowed, isForced, MAY, rulingsOn } from '../../kernel/governing/permissions';
import { budgets } from '../../kernel/budgets';
import { at } from '../../kernel/state';
import { mostActivations, moveCode, moves, mostRanks, pass } from './questions';
import {
  activeSeat,
  allRulings,
  apOf,
  controller,
  definition,
  exhausted,
  has,
  isFurre,
  isIn,
  settled,
  swung,
} from './reading';
import { collect } from './select';
import { acts, type Activation, type CompiledTarget, costX, type Table, types } from './table';

/** The moves a player has: each card with each choice of targets and X is one. */

/** N7, N8, A14: the limits are put on the finished sum. */
export const drawCost = (t: Table, seat: number): number => {
  const { base, min, max } = t.p.rules.drawCost;
  return clamp(base + at(t.s, t.l.drawCostAt + seat), min, max);
};
export const refreshCost = (t: Table, seat: number): number => {
  const { base, min, max } = t.p.rules.refreshCost;
  return clamp(base + at(t.s, t.l.refreshCostAt + seat), min, max);
};

/** E1, E2: may it be turned to pay for something? */
export const canExhaust = (t: Table, c: number): boolean =>
  mayPayExhaust(has(t, c, exhausted), has(t, c, settled), isFurre(t, c));

export const swingRulings = (t: Table, c: number): number => MAY | rulingsOn(allRulings(t, c), acts.swing);

export const maySwing = (t: Table, c: number): boolean =>
  isFurre(t, c) && canExhaust(t, c) && isAllowed(swingRulings(t, c));

/** A15, A16: told to swing, able to, and has not swung in this turn. */
const owesSwing = (t: Table, c: number): boolean =>
  !has(t, c, swung) && isForced(swingRulings(t, c)) && maySwing(t, c);

export function mustSwing(t: Table, seat: number): boolean {
  for (let c = firstIn(t.l, t.s, t.l.inPlay); c !== none; c = nextOf(t.s, c))
    if (controller(t, c) === seat && owesSwing(t, c)) return true;
  return false;
}

export function listMain(t: Table): void {
  const { s, l } = t;
  const seat = activeSeat(t);
  listPlays(t, seat, false);
  let forced = false;
  for (let c = firstIn(l, s, l.inPlay); c !== none; c = nextOf(s, c)) {
    if (controller(t, c) !== seat) continue;
    listActivations(t, c, seat);
    if (!maySwing(t, c)) continue;
    if (owesSwing(t, c)) forced = true;
    listSwings(t, c, seat);
  }
  if (firstIn(l, s, l.book + seat) !== none && apOf(t, seat) >= drawCost(t, seat))
    t.options.add(moveCode(t, moves.draw, 0, 0));
  if (!forced) t.options.add(pass);
}

/** Answers, `pass` first; nothing but that when there is none. */
export function listAnswers(t: Table, seat: number): void {
  const { s, l, p } = t;
  t.options.add(pass);
  listPlays(t, seat, true);
  for (let c = firstIn(l, s, l.inPlay); c !== none; c = nextOf(s, c))
    if (p.hasActivations[definitionOf(s, c)] === 1 && controller(t, c) === seat) listActivations(t, c, seat);
}

function listPlays(t: Table, seat: number, onlyQuick: boolean): void {
  const { s, l, p } = t;
  const ap = apOf(t, seat);
  const first = firstIn(l, s, l.hand + seat);
  for (let c = first; c !== none; c = nextOf(s, c)) {
    const face = definitionOf(s, c);
    const cost = p.ap[face] ?? 0;
    if (cost > ap) continue;
    const card = p.definitions[face];
    if (!card || (onlyQuick && !card.quick) || isTwin(t, first, c)) continue;
    listWays(t, moves.play, c, card.played, seat, none, cost === costX ? ap : 0);
  }
}

/** Cards that are alike are one move. */
function isTwin(t: Table, first: number, c: number): boolean {
  const face = definitionOf(t.s, c);
  for (let other = first; other !== c; other = nextOf(t.s, other))
    if (definitionOf(t.s, other) === face) return true;
  return false;
}

function listActivations(t: Table, c: number, seat: number): void {
  const { p } = t;
  const face = definition(t, c);
  if (p.hasActivations[face] !== 1) return;
  const list = p.definitions[face]?.activations ?? [];
  for (let nth = 0; nth < list.length && nth < mostActivations; nth++) {
    const skill = list[nth];
    if (skill && canPay(t, c, skill, seat)) listWays(t, moves.activate + nth, c, skill.target, seat, c, 0);
  }
}

export const canPay = (t: Table, c: number, skill: Activation, seat: number): boolean =>
  skill.ap <= apOf(t, seat) && (!skill.exhaust || canExhaust(t, c));

/** One move for each choice of targets, times each X that can be paid. */
function listWays(
  t: Table,
  kind: number,
  c: number,
  target: CompiledTarget | null,
  seat: number,
  self: number,
  mostX: number,
): void {
  const ways = waysOf(t, target, seat, self);
  if (ways === 0) return;
  const most = Math.min(mostRanks(t), Math.max(budgets.answers, ways));
  const base = moveCode(t, kind, c, 0);
  const all = Math.min(most, ways * (mostX + 1));
  for (let rank = 0; rank < all; rank++) t.options.add(base | rank);
}

/** How many choices of targets there are: 1 without targets, 0 if there are too few (A25). */
export function waysOf(t: Table, target: CompiledTarget | null, seat: number, self: number): number {
  if (!target) return 1;
  const count = collect(t, target.sel, seat, self, t.candidates);
  return target.n === 1 ? count : choices(count, target.n, mostRanks(t));
}

/** The records of choice number `rank`, into `t.chosen`. */
export function chooseTargets(
  t: Table,
  target: CompiledTarget,
  seat: number,
  self: number,
  rank: number,
): void {
  const count = collect(t, target.sel, seat, self, t.candidates);
  if (target.n === 1) t.chosen[0] = t.candidates[rank] ?? 0;
  else {
    choiceAt(count, target.n, rank, t.chosen);
    for (let i = 0; i < target.n; i++) t.chosen[i] = t.candidates[t.chosen[i] ?? 0] ?? 0;
  }
}

function listSwings(t: Table, c: number, seat: number): void {
  const { s, l, p } = t;
  const base = moveCode(t, moves.swing, c, 0);
  for (let target = firstIn(l, s, l.inPlay); target !== none; target = nextOf(s, target))
    if (p.type[definitionOf(s, target)] === types.furre && controller(t, target) !== seat)
      t.options.add(base | target);
  for (let foe = 0; foe < l.seats; foe++) if (foe !== seat && isIn(t, foe)) t.options.add(base | foe);
}
