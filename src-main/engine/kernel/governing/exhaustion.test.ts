import { describe, expect, it } from 'vitest';
import { barOf, isReady, mayPayExhaust, quarterTurns, wouldTurn } from './exhaustion';

const cases = [
  { exhausted: false, settled: true, waits: true, bar: null },
  { exhausted: false, settled: false, waits: true, bar: 'unsettled' },
  { exhausted: false, settled: false, waits: false, bar: null },
  { exhausted: true, settled: true, waits: true, bar: 'exhausted' },
  { exhausted: true, settled: false, waits: true, bar: 'exhausted' },
  { exhausted: true, settled: true, waits: false, bar: 'exhausted' },
] as const;

describe('E1: an object pays with itself, if it is not exhausted', () => {
  it.each(cases)('exhausted $exhausted, settled $settled, waits $waits: $bar', (one) => {
    expect(mayPayExhaust(one.exhausted, one.settled, one.waits)).toBe(one.bar === null);
  });
});

describe('E2: a Furre waits until it is settled, other objects do not', () => {
  it.each(cases)('exhausted $exhausted, settled $settled, waits $waits: $bar', (one) => {
    expect(barOf(one.exhausted, one.settled, one.waits)).toBe(one.bar);
    expect(isReady(one.exhausted, one.settled, one.waits)).toBe(one.bar === null);
  });
});

describe('E4: exhausted means turned sideways', () => {
  it.each([
    [true, 1],
    [false, 0],
  ])('exhausted %s: %i quarter turn', (exhausted, turns) => expect(quarterTurns(exhausted)).toBe(turns));
});

describe('E3: becoming what it is already is no event', () => {
  it.each([
    { is: false, becomes: true, turns: true },
    { is: true, becomes: true, turns: false },
    { is: true, becomes: false, turns: true },
    { is: false, becomes: false, turns: false },
  ])('from $is to $becomes', ({ is, becomes, turns }) => {
    expect(wouldTurn(is, becomes)).toBe(turns);
  });
});
