import type { SeenMatch } from '@shared/api/matches';

/** Who sits before the screen: nobody yet, one seat, or a designer who plays with open cards. */
export type Sitting = number | 'nobody' | 'designer';

/** What may be shown: the table as a seat sees it (null: everything), or a page that asks the next one to sit down. */
export type Eyes = { readonly look: number | null } | { readonly handOver: number };

type Known = Pick<SeenMatch, 'players' | 'isPosition'> & {
  readonly question: Pick<NonNullable<SeenMatch['question']>, 'seat'> | null;
};

/** A single person always looks with his own eyes; of several, the one who is asked, once he sits there. */
export function eyesOf({ players, question, isPosition }: Known, sitting: Sitting): Eyes {
  if (sitting === 'designer' || isPosition) return { look: null };
  const people = players.flatMap(({ is }, seat) => (is === 'human' ? [seat] : []));
  const [first, second] = people;
  if (first === undefined) return { look: null };
  if (second === undefined) return { look: first };
  // Over: nothing is secret any more, but whoever sits there keeps his side of the table.
  if (!question) return { look: sitting === 'nobody' ? null : sitting };
  if (!people.includes(question.seat)) return sitting === 'nobody' ? { handOver: first } : { look: sitting };
  return sitting === question.seat ? { look: sitting } : { handOver: question.seat };
}
