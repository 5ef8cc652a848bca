import type { Estimate } from '@shared/api/compare';

export interface Plot {
  readonly zero: number;
  readonly low: number;
  readonly high: number;
  readonly value: number;
  readonly ticks: readonly { readonly at: number; readonly value: number }[];
}

/** Room at both ends, so that the marks of the ends are whole. */
const margin = 8;

/** Where an interval lies on a line with 0 in its middle: so the eye sees at once whether it holds 0. */
export function plotOf({ value, low, high }: Estimate, width: number): Plot {
  const reach = reachOf(Math.max(Math.abs(low), Math.abs(high), Math.abs(value)));
  const half = width / 2;
  const at = (number: number): number => half + (number / reach) * (half - margin);
  return {
    zero: at(0),
    low: at(low),
    high: at(high),
    value: at(value),
    ticks: [-reach, 0, reach].map((tick) => ({ at: at(tick), value: tick })),
  };
}

/** The next round number: 1, 2 or 5 times a power of ten. */
function reachOf(largest: number): number {
  if (largest <= 0) return 0.1;
  const power = 10 ** Math.floor(Math.log10(largest));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= largest) ?? 10;
  return step * power;
}
