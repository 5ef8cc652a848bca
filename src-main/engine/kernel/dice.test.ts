import { describe, expect, it } from 'vitest';
import { chanceWords, seedChance } from './chance';
import { roll, ScriptedDice, type DiceTable } from './dice';
import { chanceAt } from './head';
import { copyState, sameState } from './state';

function seeded(seed: number, dice: ScriptedDice | null = null): DiceTable {
  const s = new Int32Array(chanceWords);
  seedChance(s, chanceAt, seed, 'game');
  return { s, dice };
}

describe('a die', () => {
  it('shows every side about equally often, and nothing else', () => {
    const t = seeded(1);
    const shown = Array.from({ length: 7 }, () => 0);
    for (let n = 0; n < 6000; n++) shown[roll(t, 6)]!++;
    expect(shown[0]).toBe(0);
    for (const count of shown.slice(1)) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
  it('shows the same again from the same state: chance is in it', () => {
    const t = seeded(2);
    const again = { s: copyState(t.s), dice: null };
    const rolls = [6, 6, 20, 3].map((sides) => roll(t, sides));
    expect([6, 6, 20, 3].map((sides) => roll(again, sides))).toEqual(rolls);
  });
});

describe('a script', () => {
  it('is taken in its order, and leaves chance as it was', () => {
    const dice = new ScriptedDice([3, 1, 20]);
    const t = seeded(3, dice);
    const before = copyState(t.s);
    expect([roll(t, 6), roll(t, 6)]).toEqual([3, 1]);
    expect([dice.left, dice.trouble]).toEqual([1, null]);
    expect(roll(t, 20)).toBe(20);
    expect([dice.left, dice.trouble]).toEqual([0, null]);
    expect(sameState(t.s, before)).toBe(true);
  });

  const troubles = [
    [[], { is: 'missing', sides: 6 }],
    [[2, 7], { is: 'wrong', nth: 1, sides: 6, found: 7 }],
    [[2, 0], { is: 'wrong', nth: 1, sides: 6, found: 0 }],
  ] as const;
  it.each(troubles)('%j for two dice is told, and play goes on', (results, trouble) => {
    const dice = new ScriptedDice(results);
    const t = seeded(4, dice);
    for (let n = 0; n < 2; n++) expect([1, 2, 3, 4, 5, 6]).toContain(roll(t, 6));
    expect(dice.trouble).toEqual(trouble);
  });
});
