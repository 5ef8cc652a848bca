import { describe, expect, it } from 'vitest';
import {
  choosable,
  clamp,
  given,
  half,
  known,
  lose,
  readStat,
  type Rounding,
  wholeDivision,
  word,
} from './numbers';

const halves: [number, Rounding, number][] = [
  [3, 'up', 2],
  [3, 'down', 1],
  [4, 'up', 2],
  [4, 'down', 2],
  [1, 'up', 1],
  [1, 'down', 0],
  [0, 'up', 0],
  [0, 'down', 0],
  [-0, 'up', 0],
  [-0, 'down', 0],
  [-1, 'up', 0],
  [-1, 'down', -1],
  [-3, 'up', -1],
  [-3, 'down', -2],
  [2_147_483_647, 'up', 1_073_741_824],
  [2_147_483_647, 'down', 1_073_741_823],
];

const divisions: [number, number, Rounding, number][] = [
  [7, 3, 'down', 2],
  [7, 3, 'up', 3],
  [6, 3, 'up', 2],
  [-7, 3, 'down', -3],
  [-7, 3, 'up', -2],
  [7, -3, 'down', -3],
  [0, 5, 'up', 0],
  [0, -5, 'down', 0],
  [7, 0, 'up', 0],
  [7, 0, 'down', 0],
];

describe('N1: integers only', () => {
  it.each(halves)('half of %i, rounded %s, is %i', (n, round, expected) => {
    expect(half(n, round)).toBe(expected);
  });

  it.each(divisions)('%i shared by %i, rounded %s, is %i', (n, by, round, expected) => {
    expect(wholeDivision(n, by, round)).toBe(expected);
  });
});

/** Base, the changes in the order they come, and what is visible after each. */
const stats: [number, number[], number[]][] = [
  [3, [-5, 5], [0, 3]],
  [3, [5, -5], [8, 3]],
  [0, [-1, -1, 3], [0, 0, 1]],
  [5, [-8, 5], [0, 2]],
];

const losses: [number, number, number][] = [
  [5, 2, 3],
  [5, 5, 0],
  [5, 6, 0],
  [0, 1, 0],
  [5, 0, 5],
  [5, -2, 5],
];

describe('N3: a stat is floored when read, a total when written', () => {
  it.each(stats)('base %i with %j shows %j', (base, changes, visible) => {
    let sum = 0;
    const seen = changes.map((change) => readStat(base, (sum += change)));
    expect(seen).toEqual(visible);
  });

  it.each(losses)('%i loses %i: %i', (total, n, left) => expect(lose(total, n)).toBe(left));

  it.each([
    [4, 3, 2, 2],
    [1, 3, -3, -2],
    [-4, 3, -3, -4],
    [-4, 3, 0, -4],
  ])('%i loses %i with the floor at %i: %i', (total, n, floor, left) => {
    expect(lose(total, n, floor)).toBe(left);
  });

  it('a total forgets how far below 0 the loss would have gone', () => {
    expect(lose(3, 5) + 5).toBe(5);
  });
});

describe('N2: nothing negative is given or chosen', () => {
  it.each([
    [3, 3],
    [0, 0],
    [-0, 0],
    [-1, 0],
  ])('%i is taken as %i', (n, taken) => expect(given(n)).toBe(taken));

  const choices: [number, number, number, boolean][] = [
    [-1, 0, 3, false],
    [-1, -5, 3, false],
    [1.5, 0, 3, false],
    [NaN, 0, 3, false],
    [0, 0, 3, true],
    [3, 0, 3, true],
    [4, 0, 3, false],
    [1, 2, 3, false],
  ];
  it.each(choices)('%d between %i and %i can be chosen: %s', (n, min, max, may) => {
    expect(choosable(n, min, max)).toBe(may);
  });
});

describe('N4: what is unknown is 0', () => {
  it.each([
    [undefined, 0],
    [0, 0],
    [7, 7],
    [-7, -7],
  ])('%s counts as %i', (n, counted) => expect(known(n)).toBe(counted));
});

/** Base, modifiers, and the cost that is paid. A14: the limits are put on the sum, not on each change. */
type Cost = [number, number[], number];
const paid = (base: number, changes: readonly number[], min: number, max: number): number =>
  clamp(
    changes.reduce((total, change) => total + change, base),
    min,
    max,
  );

describe('N7: a paid draw costs from 1 to 10', () => {
  const costs: Cost[] = [
    [2, [-3, 4, 4, 4], 10],
    [2, [-3, 4, 4], 7],
    [2, [4, 4, 4, -3, -4], 7],
    [2, [-3], 1],
  ];
  it.each(costs)('%i with %j is %i', (base, changes, cost) => expect(paid(base, changes, 1, 10)).toBe(cost));
});

describe('N8: refreshing costs at most 10, and may cost nothing', () => {
  const costs: Cost[] = [
    [1, [4, 4, 4], 10],
    [1, [4, 4], 9],
    [1, [-3], 0],
    [1, [-1], 0],
  ];
  it.each(costs)('%i with %j is %i', (base, changes, cost) => expect(paid(base, changes, 0, 10)).toBe(cost));
});

describe('a number fits into its word', () => {
  const words: [number, number][] = [
    [2_147_483_647, 2_147_483_647],
    [2_147_483_648, 2_147_483_647],
    [2 ** 40, 2_147_483_647],
    [-(2 ** 40), -2_147_483_647],
    [-0, 0],
    [-5, -5],
  ];
  it.each(words)('%d is kept as %d', (n, kept) => {
    expect(word(n)).toBe(kept);
    expect(Int32Array.of(word(n))[0]).toBe(kept);
  });
});
