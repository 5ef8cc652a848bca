/** Locks: laying them, and what they close. */
import { other, seats, type Lock, type State } from './state';
import type { LockStep, Seat } from './words';

/**
 * Whether a lock stops this play. In a turn of his own the locks that cover it bind a player's own plays;
 * plays given to him by the enemy's card, or made in the enemy's turn, are bound only if the option says so.
 */
export function closed(state: State, seat: Seat, zone: string, ownPlay: boolean): boolean {
  const locks = state.locks.filter((lock) => lock.side === seat && lock.zone === zone);
  const offTurnToo = state.options.locksBindOffTurn === true;
  if (state.turn === seat) {
    return (ownPlay || offTurnToo) && locks.some((lock) => lock.first <= state.turnNo[seat]);
  }
  return offTurnToo && locks.length > 0;
}

/** When a newcomer ends, given the locks that lie there already. */
function endOf(state: State, lock: Lock, there: readonly Lock[]): number {
  if (there.length === 0 || state.options.lockOverlap === 'longest') return lock.last;
  return Math.max(...there.map((standing) => standing.last));
}

/** A source has at most one lock of a kind on one side of a Zone: a second one can only make it last longer. */
function lay(state: State, lock: Lock): void {
  const there = state.locks.filter(({ side, zone }) => side === lock.side && zone === lock.zone);
  const last = endOf(state, lock, there);
  if (last < lock.first) return;
  const same = there.find(({ source, bound }) => source === lock.source && bound === lock.bound);
  state.locks = state.locks.filter((standing) => standing !== same);
  state.locks.push(same ? { ...same, last: Math.max(same.last, last) } : { ...lock, last });
}

export function layLocks(
  state: State,
  me: Seat,
  step: LockStep,
  zones: readonly string[],
  source: string,
): void {
  const sides = step.on === 'both' ? seats : [other(me)];
  const bound = step.bound !== false;
  for (const side of sides) {
    const first = state.turnNo[side] + 1;
    for (const zone of zones) {
      if (step.turns > 0) lay(state, { side, zone, first, last: first + step.turns - 1, source, bound });
    }
  }
}

export function endLocksOf(state: State, source: string): void {
  state.locks = state.locks.filter((lock) => lock.source !== source || !lock.bound);
}

export function expireLocks(state: State, seat: Seat): void {
  state.locks = state.locks.filter((lock) => lock.side !== seat || lock.last > state.turnNo[seat]);
}
