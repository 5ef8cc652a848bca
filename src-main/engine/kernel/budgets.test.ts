import { describe, expect, it } from 'vitest';
import { budgets, leaveTrail, passBudget, passedBudget, readTrail, spendOperation } from './budgets';
import { headWords, operationsAt, rest, restAt, trailLength } from './head';
import { at } from './state';

const empty = (): Int32Array => new Int32Array(headWords);

describe('budgets', () => {
  it('let a turn have its operations, and not one more', () => {
    const s = empty();
    for (let i = 0; i < budgets.operations; i++) expect(spendOperation(s)).toBe(true);
    expect(at(s, restAt)).toBe(rest.running);
    expect(spendOperation(s)).toBe(false);
    expect(at(s, restAt)).toBe(rest.loop);
    expect(passedBudget(s)).toBe('operations');
    s[operationsAt] = 0;
    expect(spendOperation(s)).toBe(true);
  });

  it.each(['operations', 'depth', 'turns', 'rounds', 'queue'] as const)(
    'say that %s was passed',
    (budget) => {
      const s = empty();
      expect(passedBudget(s)).toBeNull();
      passBudget(s, budget);
      expect(passedBudget(s)).toBe(budget);
      expect(at(s, restAt)).toBe(rest.loop);
    },
  );

  it('name the sources that ran last, oldest first and each once', () => {
    const s = empty();
    expect(readTrail(s)).toEqual([]);
    for (const source of [4, 0, 4]) leaveTrail(s, source);
    expect(readTrail(s)).toEqual([4, 0]);
    for (let source = 10; source < 10 + trailLength; source++) leaveTrail(s, source);
    expect(readTrail(s)).toEqual(Array.from({ length: trailLength }, (_, index) => 10 + index));
    leaveTrail(s, 3);
    expect(readTrail(s)).toEqual([...Array.from({ length: trailLength - 1 }, (_, index) => 11 + index), 3]);
  });
});
