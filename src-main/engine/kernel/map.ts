import { deepest } from './budgets';
import { headWords } from './head';

/**
 * What lies where in every state. These are constants and not fields of a layout: a card is read a hundred times for
 * each decision, and then its place is part of the instruction. What depends on the pack comes after the cards.
 */

/** Numbers of the game's own. */
export const gameAt = headWords;
const gameWords = 32;

/** The resolution stack: see frames.ts. */
export const frameWords = 16;
export const stackAt = gameAt + gameWords;
export const stackWords = deepest * frameWords;

/** The records of the cards: see cards.ts. `cardShift` makes a number of a card the offset of its record. */
export const cardsAt = stackAt + stackWords;
export const cardShift = 3;
export const cardWords = 1 << cardShift;

/** The words of the first card's record; those of card `c` lie `c << cardShift` behind them. */
export const definition = cardsAt;
export const place = cardsAt + 1;
export const next = cardsAt + 2;
export const previous = cardsAt + 3;
export const marks = cardsAt + 4;
export const handle = cardsAt + 5;
export const link = cardsAt + 6;
export const tally = cardsAt + 7;

/** One record of a place: the ends of its list, and how many lie in it. */
export const head = 0;
export const tail = 1;
export const size = 2;
export const placeWords = 3;
