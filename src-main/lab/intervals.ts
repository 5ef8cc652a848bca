import type { Share } from '@shared/api/lab';
import { wholeWin } from '../engine/kernel/winners';

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
 * The share of games that one bot won, where each deal is played once for each rotation of the bots over `seats`
 * seats. The spread is that between deals, as resampling the deals would find it; so luck of the deal and of the
 * seat, which all bots had alike, does not widen the interval. `count` and `dealsBy` are parts of wins (see
 * winners.ts): `dealsBy[n]` is how many deals brought n of them.
 */
export function dealtShare(count: number, of: number, seats: number, dealsBy: readonly number[]): Share {
  const everything = wholeWin * seats;
  let deals = 0;
  let won = 0;
  dealsBy.forEach((n, part) => {
    deals += n;
    won += n * part;
  });
  const alone = partsShare(count, of);
  const { rate } = exactly(count, of);
  if (deals === 0 || rate === 0 || rate === 1) return alone;
  const mean = won / everything / deals;
  const spread = dealsBy.reduce((sum, n, part) => sum + n * (part / everything - mean) ** 2, 0) / deals;
  // Deals that all ended alike do not prove that every deal would: as if one of them had not.
  const leastSpread = (1 / seats) ** 2 / deals;
  const size = (rate * (1 - rate) * deals) / Math.max(spread, leastSpread);
  return { ...alone, ...wilson(rate, size) };
}

/** A share of wins: those that several shared count for each of them in part. */
export function partsShare(parts: number, of: number): Share {
  const { count, rate } = exactly(parts, of);
  return { count: rounded(count), of, rate: rounded(rate), ...wilson(rate, of) };
}

const exactly = (parts: number, of: number): { count: number; rate: number } => {
  const count = parts / wholeWin;
  return { count, rate: of === 0 ? 0 : count / of };
};
