import type { Sizes } from './desk';

/** In heights of a card that lies in a row: two rows, the hand, the other hand. */
export const rowsHigh = 2 + 1.25 + 0.45;
const least = 84;
/** As large as in a hand: beyond it the table would be all cards. */
const largest = 250;

/**
 * Cards as large as the table allows. `between`: how high everything is that is no card, such as names, figures and
 * the question. On a table that is too low for the least, it scrolls.
 */
export function sizesFor(width: number, height: number, between: number): Sizes {
  const row = Math.floor(Math.max(least, Math.min(largest, (height - between) / rowsHigh, width / 6.5)));
  return { row, hand: row * 1.25, far: row * 0.45, bonus: row * 0.5 };
}

/** How many lines of marks a card has room for: they must not hide what it is. */
export const linesOn = (height: number): number => Math.max(1, Math.floor((height * 0.5) / 18));

/** Cards that have no room beside each other lie smaller, down to a part of their size, and then over each other. */
export function heightInRow(
  height: number,
  width: number,
  cards: number,
  ratio: number,
  leastPart = 0.8,
): number {
  if (cards < 2 || width <= 0) return height;
  const gap = 8;
  const fits = (width - gap * cards) / (cards * ratio);
  return Math.min(height, Math.max(height * leastPart, fits));
}
