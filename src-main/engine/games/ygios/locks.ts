import { none } from '../../kernel/cards';
import { at } from '../../kernel/state';
import { lockCountAt, locksAtOf, lockWords, turnNumberAt } from './layout';
import { isTurnOf } from './reading';
import type { Table } from './table';

/**
 * A lock keeps one side from playing into one zone during that player's own turns `first` to `last`. Its record:
 * who, where and by what in one word, then the two turns.
 */
export interface Lock {
  readonly side: number;
  readonly zone: number;
  /** The record of the card that made it, or a `lastingSource`. */
  readonly source: number;
  /** It ends when its source is turned down or leaves. */
  readonly bound: boolean;
  readonly first: number;
  readonly last: number;
}

/** The source of a lock that stays whatever becomes of it: the number of a card's face or, after those, of a bonus. */
export const lastingSource = (t: Table, speaker: number): number => t.l.cards + speaker;

const keyOf = (side: number, zone: number, bound: boolean, source: number): number =>
  side | (zone << 1) | (bound ? 1 << 6 : 0) | ((source + 1) << 7);
const sideOf = (key: number): number => key & 1;
const zoneOfKey = (key: number): number => (key >> 1) & 31;
const isBound = (key: number): boolean => (key & (1 << 6)) !== 0;
const sourceOf = (key: number): number => (key >> 7) - 1;

export function readLock(t: Table, index: number): Lock {
  const record = locksAtOf(t.l, index);
  const key = at(t.s, record);
  return {
    side: sideOf(key),
    zone: zoneOfKey(key),
    source: sourceOf(key),
    bound: isBound(key),
    first: at(t.s, record + 1),
    last: at(t.s, record + 2),
  };
}

export const listLocks = (t: Table): Lock[] =>
  Array.from({ length: at(t.s, lockCountAt) }, (_, index) => readLock(t, index));

/** Appends a record as it is: for positions that are given. */
export function writeLock(t: Table, lock: Lock): void {
  const index = at(t.s, lockCountAt);
  const record = locksAtOf(t.l, index);
  t.s[record] = keyOf(lock.side, lock.zone, lock.bound, lock.source);
  t.s[record + 1] = lock.first;
  t.s[record + 2] = lock.last;
  t.s[lockCountAt] = index + 1;
}

/** Closes a zone to one side for its next `turns` turns; a turn in progress never counts. */
export function lockZone(
  t: Table,
  side: number,
  zone: number,
  turns: number,
  source: number,
  bound: boolean,
): void {
  const now = at(t.s, turnNumberAt + side);
  const first = now + 1;
  let last = now + turns;
  let merged = none;
  const key = keyOf(side, zone, bound, source);
  for (let i = 0; i < at(t.s, lockCountAt); i++) {
    const record = locksAtOf(t.l, i);
    const other = at(t.s, record);
    if (sideOf(other) !== side || zoneOfKey(other) !== zone) continue;
    const until = at(t.s, record + 2);
    // Locks on one side of a zone do not stack: the newcomer ends when the old one does.
    if (t.p.options.lockOverlap === 'sharedExpiry') last = until;
    if (other === key) merged = record;
  }
  if (last < first) {
    t.log?.({ is: 'lockVoid', side, zone, by: source });
    return;
  }
  if (merged === none) writeLock(t, { side, zone, source, bound, first, last });
  else if (last > at(t.s, merged + 2)) t.s[merged + 2] = last;
  t.log?.({ is: 'locked', side, zone, by: source, turns: last - now });
}

function removeLock(t: Table, index: number): void {
  const count = at(t.s, lockCountAt) - 1;
  const gap = locksAtOf(t.l, index);
  const end = locksAtOf(t.l, count);
  t.s.copyWithin(gap, gap + lockWords, end + lockWords);
  t.s.fill(0, end, end + lockWords);
  t.s[lockCountAt] = count;
}

/** The end of a player's turn: what covered it to the last is gone. */
export function tickLocks(t: Table, side: number): void {
  for (let i = at(t.s, lockCountAt) - 1; i >= 0; i--) {
    const record = locksAtOf(t.l, i);
    const key = at(t.s, record);
    if (sideOf(key) !== side || at(t.s, record + 2) > at(t.s, turnNumberAt + side)) continue;
    t.log?.({ is: 'unlocked', side, zone: zoneOfKey(key), by: sourceOf(key), why: 'time' });
    removeLock(t, i);
  }
}

/** A card was turned down or left: its locks end at once. */
export function releaseLocks(t: Table, source: number): void {
  for (let i = at(t.s, lockCountAt) - 1; i >= 0; i--) {
    const key = at(t.s, locksAtOf(t.l, i));
    if (sourceOf(key) !== source || !isBound(key)) continue;
    t.log?.({ is: 'unlocked', side: sideOf(key), zone: zoneOfKey(key), by: source, why: 'source' });
    removeLock(t, i);
  }
}

/**
 * The zones into which a player can't play now. In his own turn the locks that cover it count; outside it, under
 * the option that locks bind there too, every lock that still lies on his side.
 */
export function lockedZones(t: Table, side: number): number {
  const count = at(t.s, lockCountAt);
  if (count === 0) return 0;
  const now = at(t.s, turnNumberAt + side);
  const until = isTurnOf(t, side) ? now : Number.MAX_SAFE_INTEGER;
  let zones = 0;
  for (let i = 0; i < count; i++) {
    const record = locksAtOf(t.l, i);
    const key = at(t.s, record);
    if (sideOf(key) === side && at(t.s, record + 1) <= until) zones |= 1 << zoneOfKey(key);
  }
  return zones;
}
