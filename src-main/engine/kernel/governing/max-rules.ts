/**
 * Governing rules M1 to M4 (with points 9, 10 and 11 of the open questions): a stored total when its maximum
 * changes.
 *
 * | maximum | because an effect starts | because an effect ends |
 * |---|---|---|
 * | rises | M1 the total rises as much | M3 the total stays |
 * | falls | M2 the total is cut to the maximum | M4 the total is cut to the maximum |
 *
 * Maxima may be passed raw, below 0: they are floored here, so that a rise counts only as far as it can be seen
 * (point 9). Otherwise lifting a hidden -2 to 3 would give 5.
 *
 * What ends at one moment is passed as one sum. One after another, +3 and -3 ending together would cut the total
 * although its maximum never moved.
 */
import { given } from './numbers';

/** A change is never without its cause (point 11): the same rise heals in one case and not in the other. */
export type MaxCause = 'starts' | 'ends';

export function onMaxChange(total: number, oldMax: number, newMax: number, cause: MaxCause): number {
  const before = given(oldMax);
  const after = given(newMax);
  if (after > before) return cause === 'starts' ? total + (after - before) : total;
  return total > after ? after : total;
}

/**
 * One event ends and starts effects: first the end, then the start (point 10). The other way round two small cuts
 * that relieve each other would both count at once and could take the total to 0.
 *
 * `ending` and `starting` are what the effects add to the maximum, `rawMax` is the maximum with the ending ones.
 */
export function onMaxExchange(total: number, rawMax: number, ending: number, starting: number): number {
  const between = rawMax - ending;
  return onMaxChange(onMaxChange(total, rawMax, between, 'ends'), between, between + starting, 'starts');
}
