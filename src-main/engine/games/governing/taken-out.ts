import { firstIn, nextOf, none, ownerOf, placeOf, putLast } from '../../kernel/cards';
import { at } from '../../kernel/state';
import { changeControl } from './changes';
import { clearItem, copyItem } from './items';
import { freshCountAt, item, laterCountAt, passedAt, pileCountAt, queueCountAt } from './layout';
import { depart, departures } from './objects';
import { controller, home, refOf, setHome } from './reading';
import { lookOver } from './standing';
import type { Table } from './table';

/**
 * Players whose Hosts have lost while others play on; `seats` has one bit for each. The rules know two players and
 * say nothing of this: everything of theirs goes with them, so that nobody is asked for somebody who no longer
 * plays. What they own leaves play (it does not bow out), what they only controlled goes back to its owner, and
 * nothing of theirs that waits is carried out.
 */
export function takeOut(t: Table, seats: number): void {
  const { s, l } = t;
  dropWaiting(t, seats);
  let count = 0;
  for (let c = firstIn(l, s, l.inPlay); c !== none; c = nextOf(s, c))
    if (isOf(seats, ownerOf(s, c))) t.things[count++] = c;
  depart(t, count, departures.couch);
  t.moment++;
  let changed = false;
  for (let c = firstIn(l, s, l.inPlay); c !== none; c = nextOf(s, c)) {
    if (isOf(seats, home(t, c))) setHome(t, c, ownerOf(s, c));
    if (isOf(seats, controller(t, c)) && changeControl(t, c, home(t, c))) changed = true;
  }
  if (changed) lookOver(t);
}

const isOf = (seats: number, seat: number): boolean => (seats & (1 << seat)) !== 0;

function dropWaiting(t: Table, seats: number): void {
  const { s, l } = t;
  for (let i = 0; i < at(s, pileCountAt); i++) putAway(t, seats, l.pileAt + i * l.itemWords);
  s[pileCountAt] = keepOthers(t, seats, l.pileAt, at(s, pileCountAt));
  s[passedAt] = 0;
  s[laterCountAt] = keepOthers(t, seats, l.laterAt, at(s, laterCountAt));
  // Those just set off lie behind those that wait already.
  const waiting = at(s, queueCountAt);
  const fresh = keepOthers(t, seats, l.queueAt + waiting * l.itemWords, at(s, freshCountAt));
  const kept = keepOthers(t, seats, l.queueAt, waiting);
  for (let i = 0; i < fresh && kept < waiting; i++) {
    copyItem(t, l.queueAt + (waiting + i) * l.itemWords, l.queueAt + (kept + i) * l.itemWords);
    clearItem(t, l.queueAt + (waiting + i) * l.itemWords);
  }
  s[queueCountAt] = kept;
  s[freshCountAt] = fresh;
}

/** An Action on the pile lies nowhere else: its card must go somewhere. */
function putAway(t: Table, seats: number, where: number): void {
  const { s, l } = t;
  const c = at(s, where + item.this) & l.refMask;
  if (!isOf(seats, at(s, where + item.me)) || placeOf(s, c) !== l.waiting) return;
  if (refOf(t, c) === at(s, where + item.this)) putLast(l, s, c, l.couch + ownerOf(s, c));
}

/** Closes the gaps and clears what is left behind, so that games that stand alike have the same words. */
function keepOthers(t: Table, seats: number, first: number, count: number): number {
  const { s, l } = t;
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const where = first + i * l.itemWords;
    if (isOf(seats, at(s, where + item.me))) continue;
    if (kept < i) copyItem(t, where, first + kept * l.itemWords);
    kept++;
  }
  for (let i = kept; i < count; i++) clearItem(t, first + i * l.itemWords);
  return kept;
}
