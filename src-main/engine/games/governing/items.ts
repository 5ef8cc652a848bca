import { passBudget } from '../../kernel/budgets';
import { none } from '../../kernel/cards';
import { at } from '../../kernel/state';
import { capacity, item, laterCountAt, pileCountAt, queueCountAt, freshCountAt } from './layout';
import type { Table } from './table';

/** Items: what waits to be carried out, on the pile, until the end of the turn, or because it was set off. */

/** An empty item at `where`; the caller writes targets. */
export function writeItem(
  t: Table,
  where: number,
  text: number,
  self: number,
  me: number,
  event: number,
  x: number,
): void {
  const { s, l } = t;
  s[where + item.text] = text;
  s[where + item.this] = self;
  s[where + item.me] = me;
  s[where + item.event] = event;
  s[where + item.x] = x;
  s[where + item.chosen] = 0;
  for (let i = item.targets; i < l.itemWords; i++) s[where + i] = none;
}

export function copyItem(t: Table, from: number, to: number): void {
  const { s, l } = t;
  for (let i = 0; i < l.itemWords; i++) s[to + i] = at(s, from + i);
}

/** Cleared, so that games that stand alike have the same words. */
export function clearItem(t: Table, where: number): void {
  for (let i = 0; i < t.l.itemWords; i++) t.s[where + i] = 0;
}

function push(t: Table, first: number, countAt: number, most: number, others: number): number {
  const count = at(t.s, countAt);
  if (count + others >= most) {
    passBudget(t.s, 'queue');
    return none;
  }
  t.s[countAt] = count + 1;
  return first + (count + others) * t.l.itemWords;
}

/** Where the new item is to be written; -1 when too much waits and the game is over. */
export const pushPile = (t: Table): number => push(t, t.l.pileAt, pileCountAt, capacity.pile, 0);
export const pushLater = (t: Table): number => push(t, t.l.laterAt, laterCountAt, capacity.later, 0);
export const pushFresh = (t: Table): number =>
  push(t, t.l.queueAt, freshCountAt, capacity.queue, at(t.s, queueCountAt));

export const topOfPile = (t: Table): number => t.l.pileAt + (at(t.s, pileCountAt) - 1) * t.l.itemWords;
export const queueItem = (t: Table, index: number): number => t.l.queueAt + index * t.l.itemWords;

/** The first that waits to go off is taken out, into `to`. */
export function shiftQueue(t: Table, to: number): void {
  const { s, l } = t;
  const count = at(s, queueCountAt) + at(s, freshCountAt);
  copyItem(t, l.queueAt, to);
  s.copyWithin(l.queueAt, l.queueAt + l.itemWords, l.queueAt + count * l.itemWords);
  clearItem(t, queueItem(t, count - 1));
  s[queueCountAt] = at(s, queueCountAt) - 1;
}
