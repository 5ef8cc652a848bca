import { describe, expect, it } from 'vitest';
import { figuresFor } from './figures';
import { verdictOf, type Verdict } from './measures';
import { plotOf } from './plot';

describe('what an interval means', () => {
  const rows: readonly (readonly [low: number, value: number, high: number, verdict: Verdict])[] = [
    [0, 0, 0, 'none'],
    [-0.01, 0, 0.01, 'open'],
    [0, 0.02, 0.04, 'open'],
    [0.01, 0.02, 0.03, 'more'],
    [-0.03, -0.02, -0.01, 'less'],
  ];
  it.each(rows)('from %d over %d to %d: %s', (low, value, high, verdict) => {
    expect(verdictOf({ value, low, high })).toBe(verdict);
  });
  it('is nothing where there is no difference', () => {
    expect(verdictOf(null)).toBeNull();
  });
});

it('keeps 0 in the middle of a plot and the interval inside', () => {
  const plot = plotOf({ value: 0.03, low: -0.004, high: 0.07 }, 200);
  expect(plot.zero).toBe(100);
  expect(plot.low).toBeLessThan(plot.zero);
  expect(plot.value).toBeGreaterThan(plot.zero);
  expect(plot.high).toBeLessThanOrEqual(192);
  expect(plot.ticks.map(({ value }) => value)).toEqual([-0.1, 0, 0.1]);
  expect(plotOf({ value: 0, low: 0, high: 0 }, 200).ticks).toHaveLength(3);
});

it('writes rates in percent, differences in points with their sign, in the user’s language', () => {
  const english = figuresFor('en', 'percent');
  expect(english.plain(0.5123)).toBe('51.2%');
  expect(english.signed(0.0321)).toBe('+3.2');
  expect(english.signed(0)).toBe('0.0');
  expect(figuresFor('uk', 'percent').plain(0.5123)).toBe('51,2%');
  expect(figuresFor('en', 'number').signed(-0.25)).toMatch(/^[-−]0\.25$/);
});
