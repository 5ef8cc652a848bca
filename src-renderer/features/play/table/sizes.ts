import type { Sizes } from './desk';

/** What is no card: names and figures of both sides, the question, gaps. */
const between = 236;
/** In heights of a card that lies in a row: two rows, the hand, the other hand, a bonus. */
const rows = 2 + 1.25 + 0.45 + 0.5;
const least = 84;
/** As large as in a hand: beyond it the table would be all cards. */
const largest = 250;

/** Cards as large as the table allows; on a table that is too low for the least, it scrolls. */
export function sizesFor(width: number, height: number): Sizes {
  const row = Math.max(least, Math.min(largest, (height - between) / rows, width / 6.5));
  return { row, hand: row * 1.25, far: row * 0.45, bonus: row * 0.5 };
}
