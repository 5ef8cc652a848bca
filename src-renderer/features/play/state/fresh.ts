import type { SeenMatch } from '@shared/api/matches';

/** Cards by where they lie: one that moved is another one there. */
const handlesOf = ({ places }: Pick<SeenMatch, 'places'>): string[] =>
  places.flatMap(({ id, cards }) =>
    cards.flatMap(({ handle }) => (handle === null ? [] : [`${id} ${handle}`])),
  );

/** What came since: marked until the next decision, so that nobody has to guess what another player just did. */
export function freshSince(before: SeenMatch | null, now: SeenMatch): ReadonlySet<string> {
  if (!before) return new Set();
  const known = new Set(handlesOf(before));
  return new Set(handlesOf(now).filter((handle) => !known.has(handle)));
}

export const freshKey = (place: string, handle: string | null): string => `${place} ${handle ?? ''}`;
