import { none } from '../../kernel/cards';
import { at } from '../../kernel/state';
import { isRunning } from './effect';
import { queueItem } from './items';
import { item, queueCountAt, runAt, runSeatsAt } from './layout';
import { drawCost, refreshCost } from './menu';
import { maxSp, present, sp } from './reading';
import { events, type Table } from './table';

/** What the log says beside the event itself: read from the table at the moment it happens, never kept. */

/** What a skill waits for; what was put off goes off as the turn ends. */
export type Occasion = keyof typeof events;

const occasions = Object.keys(events) as Occasion[];

export function occasionOf(t: Table, text: number): Occasion {
  const definition = t.p.definitions[t.p.texts[text]?.definition ?? none];
  const trigger = definition?.triggers.find((one) => one.text === text);
  return occasions.find((one) => events[one] === trigger?.event) ?? 'end';
}

/** Whose skills wait behind the one that goes off now, which lies at `runAt`. */
export function waitingBehind(t: Table): { own: boolean; others: boolean } {
  const me = at(t.s, runAt + item.me);
  let [own, others] = [false, false];
  for (let i = 0; i < at(t.s, queueCountAt); i++) {
    if (at(t.s, queueItem(t, i) + item.me) === me) own = true;
    else others = true;
  }
  return { own, others };
}

export function spNow(t: Table, ref: number): { now: number; max: number } {
  const c = present(t, ref);
  return c === none ? { now: 0, max: 0 } : { now: sp(t, c), max: maxSp(t, c) };
}

/** Does the step that runs now have more than one player act? */
export function doSeveral(t: Table): boolean {
  const seats = at(t.s, runSeatsAt);
  return isRunning(t) && (seats & (seats - 1)) !== 0;
}

interface Paid {
  readonly is: 'paidDraw' | 'paidRefresh';
  readonly seat: number;
}

/** N7, N8: is the cost another than the sum of what changes it? */
export function isLimited(t: Table, { is, seat }: Paid): boolean {
  const { base } = is === 'paidDraw' ? t.p.rules.drawCost : t.p.rules.refreshCost;
  const changes = at(t.s, (is === 'paidDraw' ? t.l.drawCostAt : t.l.refreshCostAt) + seat);
  return (is === 'paidDraw' ? drawCost(t, seat) : refreshCost(t, seat)) !== base + changes;
}
