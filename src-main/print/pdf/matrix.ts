/** As PDF writes it: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

export function matrixOf(numbers: readonly number[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers;
  return [a, b, c, d, e, f];
}

/** First `inner`, then `outer`. */
export const times = ([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix => [
  a * A + b * C,
  a * B + b * D,
  c * A + d * C,
  c * B + d * D,
  e * A + f * C + E,
  e * B + f * D + F,
];

/** How many times larger areas become. */
const areaOf = ([a, b, c, d]: Matrix): number => a * d - b * c;

export const scaleOf = (matrix: Matrix): number => Math.sqrt(Math.abs(areaOf(matrix)));

/** Null: it makes everything flat, and there is no way back. */
export function inverse(matrix: Matrix): Matrix | null {
  const area = areaOf(matrix);
  if (area === 0) return null;
  const [a, b, c, d, e, f] = matrix;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}
