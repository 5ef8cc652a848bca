/** Several cards in one answer, as one number: the rank of a choice among all choices of its size. */

/** Pascal's triangle for hands as they are: rows of `tableSize`. */
const tableSize = 33;
const triangle = new Float64Array(tableSize * tableSize);
for (let n = 0; n < tableSize; n++)
  for (let k = 0; k <= n; k++)
    triangle[n * tableSize + k] =
      k === 0 ? 1 : (triangle[(n - 1) * tableSize + k - 1] ?? 0) + (triangle[(n - 1) * tableSize + k] ?? 0);

/** How many ways to take `size` of `count`, or `most` if there are more. */
export function choices(count: number, size: number, most: number): number {
  if (size < 0 || size > count) return 0;
  if (count < tableSize) return Math.min(most, triangle[count * tableSize + size] ?? 0);
  let ways = 1;
  for (let i = 0; i < Math.min(size, count - size); i++) {
    ways = (ways * (count - i)) / (i + 1);
    if (ways > most) return most;
  }
  return ways;
}

/**
 * The positions of choice number `rank`, ascending, into the first `size` of `into`; ranks follow the dictionary.
 * What lies behind stays, so that one list can be used again and again.
 */
export function choiceAt(count: number, size: number, rank: number, into: number[]): void {
  let left = rank;
  let found = 0;
  for (let position = 0; found < size; position++) {
    const withThis = choices(count - position - 1, size - found - 1, Number.MAX_SAFE_INTEGER);
    if (left < withThis) into[found++] = position;
    else left -= withThis;
  }
}

/** How many orders `count` things have, or `most` if there are more. */
export function orders(count: number, most: number): number {
  let ways = 1;
  for (let i = 2; i <= count; i++) {
    ways *= i;
    if (ways > most) return most;
  }
  return ways;
}

/** Order number `rank` of the positions 0 to `count` - 1, into `into`. */
export function orderAt(count: number, rank: number, into: number[]): void {
  const pool = Array.from({ length: count }, (_, i) => i);
  into.length = 0;
  let left = rank;
  for (let i = count; i > 0; i--) {
    const block = orders(i - 1, Number.MAX_SAFE_INTEGER);
    const index = Math.floor(left / block);
    left %= block;
    into.push(...pool.splice(index, 1));
  }
}
