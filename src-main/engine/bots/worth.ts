import type { Arena } from '../kernel/arena';

/** What a match is worth beside the points of a round, in the measure of `standing`. */
const wholeMatch = 2000;

/** How things look for a seat where a desk stands, the end of a match included. */
export function worthFor(desk: Arena, seat: number): number {
  const standing = desk.standing(seat);
  if (desk.count > 0 || desk.isBetweenRounds) return standing;
  const outcome = desk.outcome();
  if (outcome?.is !== 'won') return standing;
  return standing + (outcome.winner === seat ? wholeMatch : -wholeMatch);
}
