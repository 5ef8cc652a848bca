import { describe, expect, it } from 'vitest';
import { skipForTargets, skipped, type SkipReason, skipReasons } from './skip';

describe('I1: a part that is skipped says so', () => {
  it.each(skipReasons)('%s', (why) => {
    expect(skipped('skills.0.do.1', why)).toEqual({ is: 'skipped', part: 'skills.0.do.1', why });
  });
});

/** Targets chosen, targets left, and why the part is skipped. */
const targets: [number, number, SkipReason | null][] = [
  [2, 2, null],
  [2, 1, null],
  [1, 1, null],
  [2, 0, 'targets-gone'],
  [1, 0, 'targets-gone'],
  [0, 0, 'nothing-there'],
];

describe('I2: only when all targets are gone', () => {
  it.each(targets)('%i chosen, %i left: %s', (chosen, left, why) => {
    expect(skipForTargets(chosen, left)).toBe(why);
  });
});
