import type { SeenMatch } from '@shared/api/matches';

/** A seat's eyes, or null: everything is seen. */
export type ReplaySeat = number | null;

type Known = Pick<SeenMatch, 'players' | 'mayOpen'>;

/** Whose eyes a replay may have: all where nothing is left to hide, otherwise those of people. */
export function eyesAllowed({ players, mayOpen }: Known): readonly ReplaySeat[] {
  const seats = players.map((_, seat) => seat);
  return mayOpen ? [null, ...seats] : seats.filter((seat) => players[seat]?.is === 'human');
}

/**
 * Whose eyes it begins with; undefined: somebody has to say who looks, because several people play and each of
 * them has cards that the others must not see.
 */
export function firstEyes(known: Known): ReplaySeat | undefined {
  const allowed = eyesAllowed(known);
  if (!known.mayOpen) return allowed.length === 1 ? allowed[0] : undefined;
  // As it was played: a single person sees his own side, and may open the rest.
  const people = known.players.flatMap(({ is }, seat) => (is === 'human' ? [seat] : []));
  return people.length === 1 ? (people[0] ?? null) : null;
}
