import { describe, expect, it } from 'vitest';
import { below, chanceWords, seedChance } from '../../engine/kernel/chance';
import { wholeWin } from '../../engine/kernel/winners';
import { compareRatios } from './bootstrap';
import { dealWords, words } from './deal-words';

function randomFrom(seed: number): (count: number) => number {
  const state = new Int32Array(chanceWords);
  seedChance(state, 0, seed, 'game');
  return (count) => below(state, 0, count);
}

const ratios = { wins: { of: words.openerWon, per: words.finished, unit: wholeWin } } as const;

/** Pairs of two matches each; `wins` says how many of the two were won. */
const pairsOf = (wins: readonly number[], finished = 2): Int32Array => {
  const pairs = new Int32Array(wins.length * dealWords);
  wins.forEach((won, nth) => {
    pairs[nth * dealWords + words.finished] = finished;
    pairs[nth * dealWords + words.openerWon] = won * wholeWin;
  });
  return pairs;
};

describe('two versions on the same seeds', () => {
  it('that are the same differ by nothing, with certainty', () => {
    const random = randomFrom(1);
    const pairs = pairsOf(Array.from({ length: 300 }, () => random(3)));
    const { wins } = compareRatios(pairs, pairs, ratios, 7);
    expect(wins.difference).toEqual({ value: 0, low: 0, high: 0 });
    expect(wins.before).toEqual(wins.after);
    expect(wins.before!.low).toBeLessThan(wins.before!.value);
    expect(wins.before!.high).toBeGreaterThan(wins.before!.value);
  });

  it('the luck of a seed that both had does not widen the difference', () => {
    const random = randomFrom(2);
    const before = Array.from({ length: 400 }, () => random(2));
    // Better by one match in every tenth seed.
    const after = before.map((won, nth) => won + (nth % 10 === 0 ? 1 : 0));
    const { wins } = compareRatios(pairsOf(before), pairsOf(after), ratios, 7);
    expect(wins.difference!.value).toBeCloseTo(0.05, 6);
    const width = ({ low, high }: { low: number; high: number }): number => high - low;
    expect(width(wins.difference!)).toBeLessThan(width(wins.before!) * 0.8);
    expect(wins.difference!.low).toBeGreaterThan(0);
  });

  it('gives the same for the same seed, and nothing where there is nothing to divide by', () => {
    const random = randomFrom(3);
    const [one, two] = [0, 1].map(() => pairsOf(Array.from({ length: 90 }, () => random(3))));
    expect(compareRatios(one!, two!, ratios, 5)).toEqual(compareRatios(one!, two!, ratios, 5));
    expect(compareRatios(one!, two!, ratios, 5)).not.toEqual(compareRatios(one!, two!, ratios, 6));
    const never = pairsOf([0, 0], 0);
    expect(compareRatios(never, pairsOf([1, 2]), ratios, 5).wins).toMatchObject({
      before: null,
      difference: null,
    });
    expect(compareRatios(pairsOf([]), pairsOf([]), ratios, 5).wins).toEqual({
      before: null,
      after: null,
      difference: null,
    });
  });

  it('an interval holds the truth about 95 times in 100', () => {
    const random = randomFrom(4);
    const share = () => (random(100) < 60 ? 1 : 0) + (random(100) < 60 ? 1 : 0);
    const rounds = 100;
    let held = 0;
    for (let round = 0; round < rounds; round++) {
      const pairs = pairsOf(Array.from({ length: 80 }, share));
      const { before } = compareRatios(pairs, pairs, ratios, round).wins;
      if (before!.low <= 0.6 && before!.high >= 0.6) held++;
    }
    expect(held / rounds).toBeGreaterThan(0.87);
    expect(held / rounds).toBeLessThan(1);
  });
});
