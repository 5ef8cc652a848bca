import { whole } from '@shared/language/definitions/parts';

/**
 * How large the numbers of an effect may be. Counts begin at 1: drawing, discarding, needing or locking nothing
 * is a step that should not be there. Small ends keep sums of 50 effects on 20 000 cards far from the end of
 * the whole numbers.
 */
export const largest = 99;
export const longestList = 50;

/** How many cards, turns or points. */
export const count = whole(1, largest);
/** A value that replaces another one; 0 is a value. */
export const value = whole(0, largest);
/** Something added, or taken away. */
export const change = whole(-largest, largest);
