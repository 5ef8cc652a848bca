/** What is written down of one deal: the matches played with it, added up. Wins in parts: see winners.ts. */
export const words = {
  finished: 0,
  /** Won by whoever began. */
  openerWon: 1,
  length: 2,
  /** Players who played the card, and those of them who won. */
  played: 3,
  playedWon: 4,
  loops: 5,
  unfinished: 6,
} as const;
export const dealWords = 7;
