import { choiceAt, choices } from '../../kernel/combinations';
import { definitionOf, firstIn, nextOf, none } from '../../kernel/cards';
import { mayPayExhaust } from '../../kernel/governing/exhaustion';
import { clamp } from '../../kernel/governing/numbers';
import { isAllowed, isForced, MAY, rulingsOn } from '../../kernel/governing/permissions';
import { budgets } from '../../kernel/budgets';
import { at } from '../../kernel/state';
import { inSteps, mostActivations, moveCode, moves, pass } from './questions';
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

/**
 * Each card with each choice of targets and X is one answer, as long as all of them together are not too many. Above
 * that, what can be done in several ways is one answer, and the choice is made in steps: see half-made.ts.
 */
export function listMain(t: Table): void {
  if (addMain(t, false)) return;
  t.options.clear();
  addMain(t, true);
}

/** False: there are too many. */
function addMain(t: Table, steps: boolean): boolean {
  const { s, l } = t;
  const seat = activeSeat(t);
  if (!addPlays(t, seat, false, steps)) return false;
  let forced = false;
  for (let c = firstIn(l, s, l.inPlay); c !== none; c = nextOf(s, c)) {
    if (controller(t, c) !== seat) continue;
    if (!addActivations(t, c, seat, steps)) return false;
    if (!maySwing(t, c)) continue;
    if (owesSwing(t, c)) forced = true;
    if (!addSwings(t, c, seat, steps)) return false;
  }
  if (firstIn(l, s, l.book + seat) !== none && apOf(t, seat) >= drawCost(t, seat))
    t.options.add(moveCode(t, moves.draw, 0, 0));
  if (!forced) t.options.add(pass);
  return t.options.count <= budgets.answers;
}

/** Answers, `pass` first; nothing but that when there is none. */
export function listAnswers(t: Table, seat: number): void {
  if (addAnswers(t, seat, false)) return;
  t.options.clear();
  addAnswers(t, seat, true);
}

function addAnswers(t: Table, seat: number, steps: boolean): boolean {
  const { s, l, p } = t;
  t.options.add(pass);
  if (!addPlays(t, seat, true, steps)) return false;
  for (let c = firstIn(l, s, l.inPlay); c !== none; c = nextOf(s, c))
    if (p.hasActivations[definitionOf(s, c)] === 1 && controller(t, c) === seat)
      if (!addActivations(t, c, seat, steps)) return false;
  return true;
}

function addPlays(t: Table, seat: number, onlyQuick: boolean, steps: boolean): boolean {
  const { s, l, p } = t;
  const ap = apOf(t, seat);
  const first = firstIn(l, s, l.hand + seat);
  for (let c = first; c !== none; c = nextOf(s, c)) {
    const face = definitionOf(s, c);
    const cost = p.ap[face] ?? 0;
    if (cost > ap) continue;
    const card = p.definitions[face];
    if (!card || (onlyQuick && !card.quick) || isTwin(t, first, c)) continue;
    const ways = waysOf(t, card.played, seat, none) * (cost === costX ? ap + 1 : 1);
    if (!addWays(t, moves.play, c, ways, steps)) return false;
  }
  return true;
}

/** Cards that are alike are one move. */
function isTwin(t: Table, first: number, c: number): boolean {
  const face = definitionOf(t.s, c);
  for (let other = first; other !== c; other = nextOf(t.s, other))
    if (definitionOf(t.s, other) === face) return true;
  return false;
}

function addActivations(t: Table, c: number, seat: number, steps: boolean): boolean {
  const { p } = t;
  const face = definition(t, c);
  if (p.hasActivations[face] !== 1) return true;
  const list = p.definitions[face]?.activations ?? [];
  for (let nth = 0; nth < list.length && nth < mostActivations; nth++) {
    const skill = list[nth];
    if (!skill || !canPay(t, c, skill, seat)) continue;
    if (!addWays(t, moves.activate + nth, c, waysOf(t, skill.target, seat, c), steps)) return false;
  }
  return true;
}

export const canPay = (t: Table, c: number, skill: Activation, seat: number): boolean =>
  skill.ap <= apOf(t, seat) && (!skill.exhaust || canExhaust(t, c));

/** One answer for each choice of targets and X, or one for all of them. */
function addWays(t: Table, kind: number, c: number, ways: number, steps: boolean): boolean {
  const { options } = t;
  if (steps && ways > 1) {
    options.add(moveCode(t, kind, c, inSteps(t)));
    return true;
  }
  if (!steps && (ways > budgets.answers - options.count || ways > inSteps(t))) return false;
  const base = moveCode(t, kind, c, 0);
  for (let rank = 0; rank < ways; rank++) options.add(base | rank);
  return true;
}

/** How many choices of targets there are: 1 without targets, 0 if there are too few (A25). */
export function waysOf(t: Table, target: CompiledTarget | null, seat: number, self: number): number {
  if (!target) return 1;
  const count = collect(t, target.sel, seat, self, t.candidates);
  return target.n === 1 ? count : choices(count, target.n, budgets.answers + 1);
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

function addSwings(t: Table, c: number, seat: number, steps: boolean): boolean {
  const count = swingTargets(t, seat);
  if (steps) {
    if (count > 0) t.options.add(moveCode(t, moves.swing, c, inSteps(t)));
    return true;
  }
  if (count > budgets.answers - t.options.count) return false;
  const base = moveCode(t, moves.swing, c, 0);
  for (let i = 0; i < count; i++) {
    const target = t.candidates[i] ?? 0;
    if (target >= inSteps(t)) return false;
    t.options.add(base | target);
  }
  return true;
}

/** What may be swung at, into `t.candidates`; returns how many. */
export function swingTargets(t: Table, seat: number): number {
  const { s, l, p, candidates } = t;
  let count = 0;
  for (let target = firstIn(l, s, l.inPlay); target !== none; target = nextOf(s, target))
    if (p.type[definitionOf(s, target)] === types.furre && controller(t, target) !== seat)
      candidates[count++] = target;
  for (let foe = 0; foe < l.seats; foe++) if (foe !== seat && isIn(t, foe)) candidates[count++] = foe;
  return count;
}
