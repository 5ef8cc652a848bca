import type { Share } from '@shared/api/lab';

/** 95 of 100 such intervals hold the true value. */
const z = 1.959964;

/** Six digits are more than any number of games can fill, and the same on every machine. */
export const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

function wilson(rate: number, size: number): { low: number; high: number } {
  if (size <= 0) return { low: 0, high: 1 };
  const squared = (z * z) / size;
  const middle = (rate + squared / 2) / (1 + squared);
  const half = (z / (1 + squared)) * Math.sqrt((rate * (1 - rate)) / size + squared / (4 * size));
  return { low: rounded(Math.max(0, middle - half)), high: rounded(Math.min(1, middle + half)) };
}

/** A share of things that do not depend on each other, with the interval of Wilson. */
export function share(count: number, of: number): Share {
  const rate = of === 0 ? 0 : count / of;
  return { count, of, rate: rounded(rate), ...wilson(rate, of) };
}

/**
 * The share of games that one of two players won, where games come in pairs with the same cards and the seats
 * swapped. The spread is that between pairs, as resampling the pairs would find it; so luck of the deal and of the
 * seat, which both players had once, does not widen the interval. `pairsBy[n]` is how often it won n of a pair.
 */
export function pairedShare(count: number, of: number, pairsBy: readonly number[]): Share {
  const [lost = 0, split = 0, won = 0] = pairsBy;
  const pairs = lost + split + won;
  const rate = of === 0 ? 0 : count / of;
  if (pairs === 0 || rate === 0 || rate === 1) return share(count, of);
  const mean = (split / 2 + won) / pairs;
  const spread = (lost * mean ** 2 + split * (0.5 - mean) ** 2 + won * (1 - mean) ** 2) / pairs;
  // Pairs that all ended alike do not prove that every pair would: as if one of them had not.
  const leastSpread = 0.25 / pairs;
  const size = (rate * (1 - rate) * pairs) / Math.max(spread, leastSpread);
  return { count, of, rate: rounded(rate), ...wilson(rate, size) };
}
