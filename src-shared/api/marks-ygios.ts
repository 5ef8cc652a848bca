/**
 * What is told at a table of Yandere Girlfriends (`is` of a mark), by where it stands. A board made for the game finds
 * its numbers by these words.
 */
export const ygiosMarks = {
  player: [
    /** `n` of those that win the Timeline (`of`). */
    'points',
    /** The Zones controlled now, of all; asked, it says what the round would give. Not while hands are sculpted. */
    'zones',
    'hand',
    /** The points that the other player gets if this one backs off now; missing where nobody can. */
    'backOff',
    /** Opened round `n`, and has control where Devotion is equal. */
    'first',
  ],
  zone: [
    /** One for each `seat`. */
    'devotion',
    /** `seat`: who has it. Not while hands are sculpted. */
    'control',
    /** Nobody knows yet where in the row it will lie: that it comes first in a list means nothing. */
    'unplaced',
    /** One for each lock: `seat` can't play there for `n` of its turns. */
    'lock',
  ],
  /** A card on the board; a Zone Bonus has only `spent`. */
  card: [
    /** Its Devotion. */
    'value',
    /** Its standing rules hold. */
    'active',
    'protected',
    /** Its text has been used this round. */
    'spent',
    /** Another card holds on to it. */
    'linked',
  ],
  /** Counted from 1. */
  pile: ['fromTop'],
} as const;

export type YgiosMark = (typeof ygiosMarks)[keyof typeof ygiosMarks][number];
