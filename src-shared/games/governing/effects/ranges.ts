import { whole } from '@shared/language/definitions/parts';

/** How large the numbers of a card may be; small ends keep every sum far from the end of the whole numbers. */
export const largest = 999;
export const longestList = 50;
/** Sums nest, so a few parts at each level are plenty. */
export const longestSum = 10;
/** As many objects as the rules let one player own. */
export const mostTargets = 40;

/** Something counted or paid; nothing is a number too. */
export const amount = whole(0, largest);
/** Something added, or taken away. */
export const change = whole(-largest, largest);
