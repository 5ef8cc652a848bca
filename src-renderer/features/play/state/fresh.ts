import type { SeenMatch, SeenPlace } from '@shared/api/matches';

/** Cards by where they lie: one that moved is another one there. */
const handlesIn = ({ id, cards }: SeenPlace): string[] =>
  cards.flatMap(({ handle }) => (handle === null ? [] : [freshKey(id, handle)]));

/** What came since: marked until the next decision, so that nobody has to guess what another player just did. */
export function freshSince(before: SeenMatch | null, now: SeenMatch): ReadonlySet<string> {
  if (!before) return new Set();
  const known = new Set(before.places.flatMap(handlesIn));
  return new Set(
    now.places.flatMap((place) => {
      const all = handlesIn(place);
      const fresh = all.filter((handle) => !known.has(handle));
      // A hand that was dealt: marks on all of it point at nothing.
      return place.is === 'hand' && all.length > 1 && fresh.length === all.length ? [] : fresh;
    }),
  );
}

export const freshKey = (place: string, handle: string | null): string => `${place} ${handle ?? ''}`;
