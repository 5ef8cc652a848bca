const first = 250;
const longest = 8000;

/** Milliseconds before the next try after `failures` failed ones in a row. */
export const backoff = (failures: number): number => Math.min(first * 2 ** failures, longest);
