/**
 * Governing rules N1, N2, N3 (with A1), N4, N7 and N8 (with A14): what a number may be.
 *
 * | rule | here |
 * |---|---|
 * | N1 integers only, a division says which way it rounds | `half`, `wholeDivision` |
 * | N2 nothing given or chosen is negative | `given`, `choosable` |
 * | N3 a stat is summed raw and floored when read; a stored total is floored when written | `readStat`, `lose` |
 * | N4 what can't be known is 0 | `known`, `wholeDivision` by 0 |
 * | N7, N8 a cost has limits, put on the finished sum | `clamp` |
 *
 * No function returns -0: it equals 0 on the board, but not in `Object.is`, so a test or a hash made from plain
 * values would see two different games.
 */
export type Rounding = 'up' | 'down';

const largestWord = 0x7fff_ffff;

/**
 * Up is towards more and down towards less, below 0 too, so that a halved loss and a halved gain don't need two
 * rules. A share among nobody can't be known.
 */
export function wholeDivision(n: number, by: number, round: Rounding): number {
  if (by === 0) return 0;
  return (round === 'down' ? Math.floor(n / by) : -Math.floor(-n / by)) + 0;
}

export const half = (n: number, round: Rounding): number => wholeDivision(n, 2, round);

/**
 * The visible stat. The caller keeps `rawSum` as it is: one that had been floored on the way would turn
 * 3 - 5 + 5 into 5.
 */
export const readStat = (base: number, rawSum: number): number => given(base + rawSum);

/**
 * A stored total after a loss. A negative loss is none: it must not become a gain by the back door. One that lies
 * below the floor already, as a total laid out by hand may, stays where it is: a loss raises nobody.
 */
export const lose = (total: number, n: number, floor = 0): number => {
  const left = total - given(n);
  return left >= floor ? left : total < floor ? total : floor;
};

export const known = (n: number | undefined): number => n ?? 0;

export const given = (n: number): number => (n > 0 ? n : 0);

/** May a player name this number? Unlike `given`, a choice is refused, not mended. */
export const choosable = (n: number, min: number, max: number): boolean =>
  Number.isInteger(n) && n >= given(min) && n <= max;

/**
 * For reading a finished sum. Putting the limits on each term instead would make the result depend on the order
 * in which the modifiers came.
 */
export const clamp = (n: number, min: number, max: number): number => (n < min ? min : n > max ? max : n) + 0;

/** The nearest number that fits into a word of the state: a gain that is too large would come back negative. */
export const word = (n: number): number => clamp(n, -largestWord, largestWord);
