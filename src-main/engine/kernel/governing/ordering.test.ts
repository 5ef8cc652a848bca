import { describe, expect, it } from 'vitest';
import { inTurn, nextToChoose, nthToChoose, nthToGoOff } from './ordering';

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
  { active: 4, seats: 6, choose: [4, 5, 0, 1, 2, 3], goOff: [3, 2, 1, 0, 5, 4] },
];

const everybody = (seats: number): number => (1 << seats) - 1;

/** Whoever takes part, in the order in which they are asked. */
function asked(active: number, seats: number, players: number): number[] {
  const order: number[] = [];
  for (let n = 0; (n = nextToChoose(active, seats, players, n)) < seats; n++)
    order.push(nthToChoose(active, seats, n));
  return order;
}

describe('C1: several choose, the active player first, and nothing happens before all have', () => {
  it.each(cases)('seat $active of $seats active: $choose', ({ active, seats, choose }) => {
    expect(asked(active, seats, everybody(seats))).toEqual(choose);
  });

  it.each(cases)('seat $active of $seats active, one seat missing', ({ active, seats, choose }) => {
    for (const missing of choose)
      expect(asked(active, seats, everybody(seats) & ~(1 << missing))).toEqual(
        choose.filter((seat) => seat !== missing),
      );
  });

  it('is over at once when nobody has to choose', () => {
    expect(nextToChoose(2, 4, 0, 0)).toBe(4);
  });
});

describe('C2: several do the same, the active player first, one after another', () => {
  it.each(cases)('seat $active of $seats active: $choose', ({ active, seats, choose }) => {
    const acted: number[] = [];
    inTurn(active, seats, everybody(seats), (seat) => acted.push(seat));
    expect(acted).toEqual(choose);
  });

  it('each finds what the one before him has left', () => {
    let pile = 2;
    const drew = [0, 0, 0];
    inTurn(1, 3, 0b111, (seat) => {
      if (pile === 0) return;
      pile--;
      drew[seat] = 1;
    });
    expect(drew).toEqual([0, 1, 1]);
  });

  it('leaves out whoever takes no part', () => {
    const acted: number[] = [];
    inTurn(1, 4, 0b1001, (seat) => acted.push(seat));
    expect(acted).toEqual([3, 0]);
  });
});

describe('C4: the previous player first, the active player last', () => {
  it.each(cases)('seat $active of $seats active: $goOff', ({ active, seats, goOff }) => {
    expect(goOff.map((_, n) => nthToGoOff(active, seats, n))).toEqual(goOff);
  });
});
