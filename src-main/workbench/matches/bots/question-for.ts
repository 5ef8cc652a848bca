import type { OpenMatch } from '../open-match';
import type { Question } from './thought';

/**
 * Chances of a player's own at each question, told from the match and the number of answers: a match that is opened
 * again, or taken back and played the same way, goes on the same.
 */
export const nthOf = (answers: number, seats: number, seat: number): number => answers * seats + seat;

/** What one of those who are asked has to think about. */
export function questionFor({ table, seed, answers }: OpenMatch, seat: number, iterations: number): Question {
  const { played, state, seats } = table;
  return { played, state, seat, seed, nth: nthOf(answers, seats, seat), iterations };
}
