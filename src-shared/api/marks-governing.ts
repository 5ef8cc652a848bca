/**
 * What is told at the table of a duel (`is` of a mark), by where it stands. A board made for the game finds its
 * numbers by these words.
 */
export const governingMarks = {
  player: [
    /** Stamina of the Host, `n` of its maximum. */
    'sp',
    'ap',
    'drawCost',
    'refreshCost',
    'hand',
    /** Only of the player whose turn it is: which step of it, from 1 (refill, refresh, main, end). */
    'step',
    /** The only one of a player who has lost while others play on. */
    'out',
  ],
  /** The side of a player. */
  side: ['sp', 'out'],
  /** A card in play. */
  card: [
    /** The number that tells it from others of its name. */
    'twin',
    'pe',
    /** `n` of its maximum. */
    'sp',
    /** By how much PE and Max SP differ from what is printed; missing where they don't. */
    'peChange',
    'maxChange',
    'exhausted',
    'unsettled',
    /** Counters. */
    'encore',
    'token',
    /** An Alteration, and on whom. */
    'worn',
    /** Where that is not who controls it. */
    'owner',
  ],
  /** Something that waits to be carried out. */
  queue: [
    /** `seat`: whose it is. */
    'whose',
    'swings',
    'aimed',
  ],
} as const;

export type GoverningMark = (typeof governingMarks)[keyof typeof governingMarks][number];
