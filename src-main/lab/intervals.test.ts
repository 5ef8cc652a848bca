import { describe, expect, it } from 'vitest';
import type { Share } from '@shared/api/lab';
import { Chance } from '../engine/kernel/chance';
import { wholeWin } from '../engine/kernel/winners';
import { dealtShare, share } from './intervals';
import { spreadOf } from './report';

/** Wilson's interval as the textbooks print it. */
const wilson: readonly (readonly [count: number, of: number, low: number, high: number])[] = [
  [0, 0, 0, 1],
  [0, 10, 0, 0.2775],
  [10, 10, 0.7225, 1],
  [5, 10, 0.2366, 0.7634],
  [50, 100, 0.4038, 0.5962],
  [81, 263, 0.2553, 0.3662],
  [5000, 10_000, 0.4902, 0.5098],
];
it.each(wilson)('%i of %i lies between %f and %f', (count, of, low, high) => {
  const found = share(count, of);
  expect(found.low).toBeCloseTo(low, 4);
  expect(found.high).toBeCloseTo(high, 4);
});

/** Of two bots, by the deals of which the first won none, one and both matches. */
const paired = (lost: number, split: number, won: number): Share => {
  const by: number[] = [];
  [lost, split, won].forEach((n, wins) => (by[wins * wholeWin] = n));
  return dealtShare((split + 2 * won) * wholeWin, 2 * (lost + split + won), 2, by);
};

describe('games in pairs', () => {
  const width = (lost: number, split: number, won: number): number => {
    const { low, high } = paired(lost, split, won);
    return high - low;
  };
  const unpaired = share(500, 1000);

  it('are as good as single ones when the two of a pair do not go together', () => {
    expect(width(125, 250, 125)).toBeCloseTo(unpaired.high - unpaired.low, 3);
  });
  it('say more when the seat decides, and less when the deal does', () => {
    expect(width(10, 480, 10)).toBeLessThan(0.4 * (unpaired.high - unpaired.low));
    expect(width(250, 0, 250)).toBeGreaterThan(1.3 * (unpaired.high - unpaired.low));
  });
  it('that all ended alike are not certain', () => {
    expect(width(0, 4, 0)).toBeGreaterThan(0.2);
    expect(width(0, 0, 4)).toBeGreaterThan(0.3);
    expect(width(0, 500, 0)).toBeGreaterThan(0);
  });
  it('have the interval that resampling the pairs gives', () => {
    const pairs = [...Array<number>(30).fill(0), ...Array<number>(90).fill(1), ...Array<number>(80).fill(2)];
    const chance = new Chance(1, 'bot');
    const rates = Array.from({ length: 4000 }, () => {
      let won = 0;
      for (let n = 0; n < pairs.length; n++) won += pairs[chance.below(pairs.length)]!;
      return won / (2 * pairs.length);
    }).sort((a, b) => a - b);
    const { low, high } = paired(30, 90, 80);
    expect(Math.abs(low - rates[100]!)).toBeLessThan(0.006);
    expect(Math.abs(high - rates[3899]!)).toBeLessThan(0.006);
  });
});

describe('games of three seats', () => {
  // Every deal is played three times; a third of a win is what each is worth if nothing but chance decides.
  const of = (deals: readonly (readonly [parts: number, n: number])[]): Share => {
    const by: number[] = [];
    let count = 0;
    let sum = 0;
    for (const [parts, n] of deals) {
      by[parts] = n;
      count += n;
      sum += n * parts;
    }
    return dealtShare(sum, 3 * count, 3, by);
  };

  it('a win that two share is half a win for each', () => {
    expect(of([[90, 100]])).toMatchObject({ count: 150, of: 300, rate: 0.5 });
  });
  it('a bot that wins in every deal once as others do is at 1/3, with little doubt', () => {
    const { rate, low, high } = of([[60, 300]]);
    expect(rate).toBeCloseTo(1 / 3, 5);
    expect([low < 1 / 3, high > 1 / 3, high - low < 0.05]).toEqual([true, true, true]);
  });
  it('deals that go their own ways are as good as single games', () => {
    // Binomial: none, one, two or three of three wins.
    const { low, high } = of([
      [0, 80],
      [60, 120],
      [120, 60],
      [180, 10],
    ]);
    const single = share(270, 810);
    expect(high - low).toBeCloseTo(single.high - single.low, 2);
  });
});

const spreads: readonly (readonly [
  counts: number[],
  mean: number,
  median: number,
  p95: number,
  max: number,
])[] = [
  [[], 0, 0, 0, 0],
  [[0, 0, 3], 2, 2, 2, 2],
  [[0, 1, 1], 1.5, 1.5, 2, 2],
  [[1, 0, 0, 1, 2], 2.75, 3.5, 4, 4],
  [[0, 95, 5], 1.05, 1, 1, 2],
  [[0, 94, 6], 1.06, 1, 2, 2],
  [[0, 1, 1, 1, 1, 0, 1], 3.2, 3, 6, 6],
];
it.each(spreads)('%j: mean %f, median %f, 95 %% %i, largest %i', (counts, mean, median, p95, max) => {
  expect(spreadOf(counts)).toEqual({ mean, median, p95, max });
});
