import type { Compared, Estimate } from '@shared/api/compare';
import { below, chanceWords, seedChance } from '../../engine/kernel/chance';
import { rounded } from '../intervals';
import { dealWords } from './deal-words';

/** A part of what was written down of each deal, divided by another: `playedWon` of `played`. */
export interface Ratio {
  readonly of: number;
  readonly per: number;
  /** What one of them counts; left out: 1. */
  readonly unit?: number;
}

const resamples = 1000;
/** More do not make an interval better, and take longer: seeds are put together to so many. */
const mostUnits = 500;
/** With fewer samples that have a value at all, their spread says nothing. */
const leastValues = resamples / 2;

/** Both versions of each unit side by side: what is drawn is drawn for both. */
const unitWords = 2 * dealWords;

/** Sums of deals that are drawn together, in the order of seeds. */
function unitsOf(before: Int32Array, after: Int32Array): Float64Array {
  const count = before.length / dealWords;
  const size = Math.max(1, Math.ceil(count / mostUnits));
  const units = new Float64Array(Math.ceil(count / size) * unitWords);
  for (let deal = 0; deal < count; deal++) {
    const unit = Math.floor(deal / size) * unitWords;
    for (let word = 0; word < dealWords; word++) {
      const from = deal * dealWords + word;
      units[unit + word] = (units[unit + word] ?? 0) + (before[from] ?? 0);
      units[unit + dealWords + word] = (units[unit + dealWords + word] ?? 0) + (after[from] ?? 0);
    }
  }
  return units;
}

function addUnit(sums: Float64Array, units: Float64Array, unit: number): void {
  const from = unit * unitWords;
  for (let word = 0; word < unitWords; word++) sums[word] = (sums[word] ?? 0) + (units[from + word] ?? 0);
}

/**
 * Two versions on the same seeds, and how far each figure may be off: seeds are drawn again and again, with both
 * versions of each, so that the luck of a deal, which both had, does not count as a difference. The same deals and
 * seed give the same figures.
 */
export function compareRatios<K extends string>(
  before: Int32Array,
  after: Int32Array,
  ratios: Readonly<Record<K, Ratio>>,
  seed: number,
): Record<K, Compared> {
  const units = unitsOf(before, after);
  const count = units.length / unitWords;
  const asked = Object.values<Ratio>(ratios);
  const sampled = asked.map((): Samples => ({ before: [], after: [], difference: [] }));
  const chance = new Int32Array(chanceWords);
  seedChance(chance, 0, seed, 'guess');
  const sums = new Float64Array(unitWords);
  for (let nth = 0; nth < resamples && count > 0; nth++) {
    sums.fill(0);
    for (let drawn = 0; drawn < count; drawn++) addUnit(sums, units, below(chance, 0, count));
    asked.forEach((ratio, index) =>
      note(sampled[index], valueIn(sums, 0, ratio), valueIn(sums, dealWords, ratio)),
    );
  }
  sums.fill(0);
  for (let unit = 0; unit < count; unit++) addUnit(sums, units, unit);
  const entries = Object.keys(ratios).map((name, index) => {
    const [one, two] = [valueIn(sums, 0, asked[index]), valueIn(sums, dealWords, asked[index])];
    const samples = sampled[index];
    const difference = one === null || two === null ? null : two - one;
    return [
      name,
      {
        before: estimate(one, samples?.before),
        after: estimate(two, samples?.after),
        difference: estimate(difference, samples?.difference),
      },
    ];
  });
  return Object.fromEntries(entries) as Record<K, Compared>;
}

interface Samples {
  readonly before: number[];
  readonly after: number[];
  readonly difference: number[];
}

function note(samples: Samples | undefined, before: number | null, after: number | null): void {
  if (before !== null) samples?.before.push(before);
  if (after !== null) samples?.after.push(after);
  if (before !== null && after !== null) samples?.difference.push(after - before);
}

/** null: there is nothing to divide by. */
function valueIn(sums: Float64Array, from: number, ratio: Ratio | undefined): number | null {
  const per = ratio ? (sums[from + ratio.per] ?? 0) : 0;
  return ratio && per > 0 ? (sums[from + ratio.of] ?? 0) / (per * (ratio.unit ?? 1)) : null;
}

/** The middle 95 of 100 samples. */
function estimate(value: number | null, samples: readonly number[] = []): Estimate | null {
  if (value === null || samples.length < leastValues) return null;
  const sorted = samples.toSorted((a, b) => a - b);
  const at = (part: number): number => sorted[Math.round(part * (sorted.length - 1))] ?? value;
  return { value: rounded(value), low: rounded(at(0.025)), high: rounded(at(0.975)) };
}
