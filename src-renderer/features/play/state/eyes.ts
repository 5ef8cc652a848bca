import type { SeenMatch } from '@shared/api/matches';

/** Who sits before the screen: nobody yet, one seat, or a designer who plays with open cards. */
export type Sitting = number | 'nobody' | 'designer';

/** What may be shown: the table as a seat sees it (null: everything), or a page that asks the next one to sit down. */
export type Eyes = { readonly look: number | null } | { readonly handOver: number };

type Known = Pick<SeenMatch, 'players' | 'isPosition' | 'designer'> & {
  readonly question: Pick<NonNullable<SeenMatch['question']>, 'seat'> | null;
};

/** Nothing is kept from whoever sits there: open cards, or any seat's, without a page between. */
export const isOpen = ({ isPosition, designer }: Pick<SeenMatch, 'isPosition' | 'designer'>): boolean =>
  isPosition || designer;

/** A single person always looks with his own eyes; of several, the one who is asked, once he sits there. */
export function eyesOf(match: Known, sitting: Sitting): Eyes {
  const { players, question } = match;
  if (sitting === 'designer') return { look: null };
  if (isOpen(match)) return { look: sitting === 'nobody' ? null : sitting };
  const people = players.flatMap(({ is }, seat) => (is === 'human' ? [seat] : []));
  const [first, second] = people;
  if (first === undefined) return { look: null };
  if (second === undefined) return { look: first };
  // Over: nothing is secret any more, but whoever sits there keeps his side of the table.
  if (!question) return { look: sitting === 'nobody' ? null : sitting };
  if (!people.includes(question.seat)) return sitting === 'nobody' ? { handOver: first } : { look: sitting };
  return sitting === question.seat ? { look: sitting } : { handOver: question.seat };
}

/** A seat's eyes, or null: everything is seen. */
export type ReplaySeat = number | null;

type Watched = Pick<SeenMatch, 'players' | 'mayOpen'>;

/** Whose eyes a replay may have: all where nothing is left to hide, otherwise those of people. */
export function eyesAllowed({ players, mayOpen }: Watched): readonly ReplaySeat[] {
  const seats = players.map((_, seat) => seat);
  return mayOpen ? [null, ...seats] : seats.filter((seat) => players[seat]?.is === 'human');
}

/**
 * The seat whose view a replay begins with. Undefined: the viewer must choose, because several people play and each
 * has cards that the others must not see.
 */
export function firstEyes(known: Watched): ReplaySeat | undefined {
  const allowed = eyesAllowed(known);
  if (!known.mayOpen) return allowed.length === 1 ? allowed[0] : undefined;
  // As it was played: a single person sees his own side, and may open the rest.
  const people = known.players.flatMap(({ is }, seat) => (is === 'human' ? [seat] : []));
  return people.length === 1 ? (people[0] ?? null) : null;
}
