import type { Arena } from '../kernel/arena';
import { winPart, wholeWin } from '../kernel/winners';

/** What a match is worth beside the points of a round, in the measure of `standing`. */
const wholeMatch = 2000;

/** How things look for a seat where a desk stands, the end of a match included. */
export function worthFor(desk: Arena, seat: number): number {
  const standing = desk.standing(seat);
  if (desk.count > 0 || desk.isBetweenRounds) return standing;
  const outcome = desk.outcome();
  if (outcome?.is !== 'won') return standing;
  // A shared win counts 1 / the number of winners: half a win is worth as much as a draw.
  return standing + wholeMatch * ((2 * winPart(outcome.winners, seat)) / wholeWin - 1);
}
