import { finding, type Finding, type FindingPath } from '../../finding';
import type { Position } from './position';
import type { Surroundings } from './surroundings';
import { seatLetters } from './words';

/** Scores and numbers of cards that these rules never lead to. */
export function countFindings(given: Position, around: Surroundings, at: FindingPath): Finding[] {
  return seatLetters.flatMap((seat) => [
    ...scoreFindings(given.score?.[seat] ?? 0, around, [...at, 'score', seat]),
    ...cutFindings(given.sculpted?.[seat] ?? [], around, [...at, 'sculpted', seat]),
    ...dealtFindings(given, around, seat, [...at, 'hand', seat]),
  ]);
}

function scoreFindings(found: number, { lowest }: Surroundings, at: FindingPath): Finding[] {
  // Everybody begins with nothing, wherever losses stop.
  const min = Math.min(0, lowest);
  return found < min ? [finding('low-score', at, { found, min })] : [];
}

/** Fewer may be written: cards that are not mentioned are out of the game as well. */
function cutFindings({ length: count }: readonly string[], { sculpt: max }: Surroundings, at: FindingPath) {
  return count > max ? [finding('too-many-sculpted', at, { count, max })] : [];
}

/** Before the cut both hold what was dealt. Who has cut already has it in two places. */
function dealtFindings(
  { phase, hand, sculpted }: Position,
  { deal, sculpt }: Surroundings,
  seat: (typeof seatLetters)[number],
  at: FindingPath,
): Finding[] {
  const count = (hand?.[seat]?.length ?? 0) + (sculpted?.[seat]?.length ?? 0);
  return phase === 'sculpt' && sculpt > 0 && count !== deal
    ? [finding('undealt-hand', at, { count, deal })]
    : [];
}
