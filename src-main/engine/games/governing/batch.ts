import { budgets } from '../../kernel/budgets';
import { choiceAt, choices } from '../../kernel/combinations';
import { nthToChoose, nthToGoOff } from '../../kernel/governing/ordering';
import { ownOrderAt, ownOrders } from '../../kernel/governing/own-order';
import { at } from '../../kernel/state';
import { queueItem } from './items';
import { batchItemAt, batchNthAt, batchStageAt, freshCountAt, item, queueCountAt } from './layout';
import { chosenWith, listNext, takeNext, type Aiming } from './one-by-one';
import { ask, question } from './questions';
import { activeSeat, present, refOf } from './reading';
import { collect } from './select';
import type { Table } from './table';

/**
 * Skills set off at one moment: first all targets, the active player's first (C1, A34), then each player's order
 * (C3), then they wait behind those that wait already (A30), the active player's last (C4).
 */
const stages = { unsorted: 0, targets: 1, orders: 2 } as const;

const freshFirst = (t: Table): number => at(t.s, queueCountAt);
const freshEnd = (t: Table): number => freshFirst(t) + at(t.s, freshCountAt);
const seatOf = (t: Table, index: number): number => at(t.s, queueItem(t, index) + item.me);

/** True when somebody is asked; otherwise everything that was set off waits to go off. */
export function arrange(t: Table): boolean {
  const { s } = t;
  if (at(s, batchStageAt) === stages.unsorted) {
    sort(t);
    s[batchStageAt] = stages.targets;
    s[batchNthAt] = 0;
    s[batchItemAt] = 0;
  }
  if (at(s, batchStageAt) === stages.targets) {
    if (askTargets(t)) return true;
    s[batchStageAt] = stages.orders;
    s[batchNthAt] = 0;
    s[batchItemAt] = 0;
  }
  if (askOrders(t)) return true;
  s[batchStageAt] = stages.unsorted;
  s[batchNthAt] = 0;
  s[batchItemAt] = 0;
  s[queueCountAt] = at(s, queueCountAt) + at(s, freshCountAt);
  s[freshCountAt] = 0;
  return false;
}

/** In the order of going off, and each player's by the age of their objects; delayed effects come last. */
function sort(t: Table): void {
  const [first, end] = [freshFirst(t), freshEnd(t)];
  if (end - first < 2) return;
  for (let i = first + 1; i < end; i++)
    for (let j = i; j > first && isBefore(t, queueItem(t, j), queueItem(t, j - 1)); j--) swap(t, j, j - 1);
}

function swap(t: Table, a: number, b: number): void {
  const { s, l } = t;
  const [one, other] = [queueItem(t, a), queueItem(t, b)];
  for (let i = 0; i < l.itemWords; i++) {
    const kept = at(s, one + i);
    s[one + i] = at(s, other + i);
    s[other + i] = kept;
  }
}

function isBefore(t: Table, a: number, b: number): boolean {
  const { s, l } = t;
  const rank = (where: number): number => {
    for (let nth = 0; nth < l.seats; nth++)
      if (nthToGoOff(activeSeat(t), l.seats, nth) === at(s, where + item.me)) return nth;
    return l.seats;
  };
  const seats = rank(a) - rank(b);
  if (seats !== 0) return seats < 0;
  const [textA, textB] = [at(s, a + item.text), at(s, b + item.text)];
  const late = (text: number): number => (isDelayed(t, text) ? 1 : 0);
  if (late(textA) !== late(textB)) return late(textA) < late(textB);
  if (late(textA) === 1) return false;
  // Those of one object stay in the order of what set them off.
  return at(s, a + item.this) >> l.refBits < at(s, b + item.this) >> l.refBits;
}

/** Only an effect put off until the end of the turn is no trigger of a definition. */
export const isDelayed = (t: Table, text: number): boolean => t.p.texts[text]?.delayed === true;

// --- Targets

/** The item whose targets are chosen now, or -1. */
function askTargets(t: Table): boolean {
  const { s, l } = t;
  for (; at(s, batchNthAt) < l.seats; s[batchNthAt] = at(s, batchNthAt) + 1) {
    const seat = nthToChoose(activeSeat(t), l.seats, at(s, batchNthAt));
    for (; at(s, batchItemAt) < at(s, freshCountAt); s[batchItemAt] = at(s, batchItemAt) + 1) {
      const index = freshFirst(t) + at(s, batchItemAt);
      if (seatOf(t, index) !== seat || isDelayed(t, at(s, queueItem(t, index) + item.text))) continue;
      t.options.clear();
      listTargets(t);
      if (t.options.count === 0) continue;
      if (question(t, seat, ask.target)) return true;
      noteTargets(t, t.options.at(0));
    }
    s[batchItemAt] = 0;
  }
  return false;
}

export const targetItem = (t: Table): number => queueItem(t, freshFirst(t) + at(t.s, batchItemAt));

/** A25: as many as there are, if there are too few. What there is goes into `t.candidates`. */
export function aimingAtTargets(t: Table): Aiming {
  const where = targetItem(t);
  const target = t.p.texts[at(t.s, where + item.text)]?.target;
  if (!target) return { where, count: 0, size: 0 };
  const self = present(t, at(t.s, where + item.this));
  const count = collect(t, target.sel, at(t.s, where + item.me), self, t.candidates);
  return { where, count, size: Math.min(target.n, count) };
}

/** All targets are one answer, unless there would be too many: then each is one. */
const inOneStep = ({ count, size }: Aiming): boolean =>
  choices(count, size, budgets.answers + 1) <= budgets.answers;

export const aimsInSteps = (t: Table): boolean => !inOneStep(aimingAtTargets(t));

export function listTargets(t: Table): void {
  const aiming = aimingAtTargets(t);
  const { count, size } = aiming;
  if (size === 0) return;
  if (!inOneStep(aiming)) return listNext(t, aiming);
  const ways = choices(count, size, budgets.answers);
  for (let rank = 0; rank < ways; rank++) t.options.add(rank);
}

/** False: more are to be chosen. */
function noteTargets(t: Table, code: number): boolean {
  const aiming = aimingAtTargets(t);
  const { where, size } = aiming;
  if (inOneStep(aiming)) {
    t.s[where + item.chosen] = size;
    targetsOf(t, code).forEach((c, i) => (t.s[where + item.targets + i] = refOf(t, c)));
  } else if (!takeNext(t, aiming, code)) return false;
  if (!t.log) return true;
  const [seat, ref] = [at(t.s, where + item.me), at(t.s, where + item.this)];
  const chosen = Array.from(t.s.subarray(where + item.targets, where + item.targets + size));
  t.log({ at: ++t.moment, is: 'pick', seat, by: ref, things: chosen });
  return true;
}

export function takeTargets(t: Table, code: number): void {
  if (noteTargets(t, code)) t.s[batchItemAt] = at(t.s, batchItemAt) + 1;
}

/** The records that an answer means: all targets, or the next one. */
export function targetsOf(t: Table, code: number): number[] {
  const aiming = aimingAtTargets(t);
  const { count, size } = aiming;
  if (!inOneStep(aiming)) return [code];
  choiceAt(count, size, code, t.chosen);
  return t.chosen.slice(0, size).map((position) => t.candidates[position] ?? 0);
}

/** All targets, once this answer is given; null: more are to be chosen after it. */
export function allTargetsWith(t: Table, code: number): number[] | null {
  const aiming = aimingAtTargets(t);
  const chosen = inOneStep(aiming) ? targetsOf(t, code) : chosenWith(t, aiming, code);
  return chosen.length < aiming.size ? null : chosen;
}

// --- Orders

/** The first skill of the player who orders, and how many he still has to order. */
function toOrder(t: Table): { first: number; count: number } {
  const seat = nthToChoose(activeSeat(t), t.l.seats, at(t.s, batchNthAt));
  let first = freshFirst(t);
  const end = freshEnd(t);
  while (first < end && seatOf(t, first) !== seat) first++;
  let last = first;
  while (last < end && seatOf(t, last) === seat) last++;
  const done = at(t.s, batchItemAt);
  return { first: first + done, count: last - first - done };
}

function askOrders(t: Table): boolean {
  const { s, l } = t;
  for (; at(s, batchNthAt) < l.seats; s[batchNthAt] = at(s, batchNthAt) + 1) {
    t.options.clear();
    listOrders(t);
    const seat = nthToChoose(activeSeat(t), l.seats, at(s, batchNthAt));
    if (t.options.count > 1) return question(t, seat, ask.order);
    s[batchItemAt] = 0;
  }
  return false;
}

export function listOrders(t: Table): void {
  const ways = ownOrders(toOrder(t).count);
  for (let rank = 0; rank < ways; rank++) t.options.add(rank);
}

/** The places of an answer among the skills still to be ordered; one place when they are asked for one by one. */
export const orderOf = (t: Table, rank: number): number[] => ownOrderAt(toOrder(t).count, rank);

/** The items that are to be ordered now. */
export function orderable(t: Table): number[] {
  const { first, count } = toOrder(t);
  return Array.from({ length: count }, (_, i) => queueItem(t, first + i));
}

export function takeOrder(t: Table, rank: number): void {
  const { s } = t;
  const { first, count } = toOrder(t);
  const order = orderOf(t, rank);
  const kept = Array.from({ length: count }, (_, i) =>
    Array.from(s.subarray(queueItem(t, first + i), queueItem(t, first + i + 1))),
  );
  const rest = kept.map((_, i) => i).filter((i) => !order.includes(i));
  [...order, ...rest].forEach((from, to) => s.set(kept[from] ?? [], queueItem(t, first + to)));
  if (order.length < count - 1) {
    s[batchItemAt] = at(s, batchItemAt) + order.length;
    return;
  }
  s[batchItemAt] = 0;
  s[batchNthAt] = at(s, batchNthAt) + 1;
}
