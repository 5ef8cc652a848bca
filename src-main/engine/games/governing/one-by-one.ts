import { none } from '../../kernel/cards';
import { at } from '../../kernel/state';
import { item } from './layout';
import { refOf } from './reading';
import type { Table } from './table';

/**
 * Several targets, one after the other: each lies behind the one before it, so that no set is offered twice. Those
 * chosen so far lie in the item at `where`; what can be chosen at all are the first `count` of `t.candidates`.
 */
export interface Aiming {
  readonly where: number;
  readonly count: number;
  /** How many are to be chosen. */
  readonly size: number;
}

/** Only what leaves enough behind it. */
export function listNext(t: Table, { where, count, size }: Aiming): void {
  const chosen = at(t.s, where + item.chosen);
  const last = chosen === 0 ? none : at(t.s, where + item.targets + chosen - 1) & t.l.refMask;
  for (let i = behind(t, last); i <= count - (size - chosen); i++) t.options.add(t.candidates[i] ?? 0);
}

const behind = (t: Table, c: number): number => (c === none ? 0 : t.candidates.indexOf(c) + 1);

/** What is chosen once `c` is (`none`: nothing more): with it come those that are left if all of them must be. */
export function chosenWith(t: Table, { where, count, size }: Aiming, c: number): number[] {
  const first = where + item.targets;
  const refs = Array.from(t.s.subarray(first, first + at(t.s, where + item.chosen)));
  const chosen = refs.map((ref) => ref & t.l.refMask);
  if (c !== none) chosen.push(c);
  const next = behind(t, chosen.at(-1) ?? none);
  if (count - next !== size - chosen.length) return chosen;
  return [...chosen, ...t.candidates.subarray(next, count)];
}

/** True: that was the last one. */
export function takeNext(t: Table, aiming: Aiming, c: number): boolean {
  const chosen = chosenWith(t, aiming, c);
  t.s[aiming.where + item.chosen] = chosen.length;
  chosen.forEach((one, nth) => (t.s[aiming.where + item.targets + nth] = refOf(t, one)));
  return chosen.length === aiming.size;
}
