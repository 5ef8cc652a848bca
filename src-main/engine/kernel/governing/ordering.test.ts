import { describe, expect, it } from 'vitest';
import { choiceOrder, nthToChoose, nthToGoOff, triggerOrder } from './ordering';

interface Case {
  readonly active: number;
  readonly seats: number;
  readonly choose: readonly number[];
  readonly goOff: readonly number[];
}

const cases: readonly Case[] = [
  { active: 0, seats: 1, choose: [0], goOff: [0] },
  { active: 0, seats: 2, choose: [0, 1], goOff: [1, 0] },
  { active: 1, seats: 2, choose: [1, 0], goOff: [0, 1] },
  { active: 0, seats: 3, choose: [0, 1, 2], goOff: [2, 1, 0] },
  { active: 1, seats: 3, choose: [1, 2, 0], goOff: [0, 2, 1] },
  { active: 2, seats: 3, choose: [2, 0, 1], goOff: [1, 0, 2] },
  { active: 0, seats: 4, choose: [0, 1, 2, 3], goOff: [3, 2, 1, 0] },
  { active: 1, seats: 4, choose: [1, 2, 3, 0], goOff: [0, 3, 2, 1] },
  { active: 2, seats: 4, choose: [2, 3, 0, 1], goOff: [1, 0, 3, 2] },
  { active: 3, seats: 4, choose: [3, 0, 1, 2], goOff: [2, 1, 0, 3] },
];

describe('C1, C2: the active player first, then turn order', () => {
  it.each(cases)('seat $active of $seats active: $choose', ({ active, seats, choose }) => {
    expect(choiceOrder(active, seats)).toEqual(choose);
    choose.forEach((seat, n) => expect(nthToChoose(active, seats, n)).toBe(seat));
  });
});

describe('C4: the previous player first, the active player last', () => {
  it.each(cases)('seat $active of $seats active: $goOff', ({ active, seats, goOff }) => {
    expect(triggerOrder(active, seats)).toEqual(goOff);
    goOff.forEach((seat, n) => expect(nthToGoOff(active, seats, n)).toBe(seat));
  });
});
