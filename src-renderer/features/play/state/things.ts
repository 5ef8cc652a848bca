import type { SeenAnswer, SeenCard, SeenPlace } from '@shared/api/matches';

/** Something on the table that answers are about. */
export type Thing = SeenCard | SeenPlace;

/** A question as it lies on the table: its answers, and the places with the cards they are about. */
export interface Asked {
  readonly answers: readonly SeenAnswer[];
  readonly places: readonly SeenPlace[];
}

export const isCard = (thing: Thing): thing is SeenCard => 'handle' in thing;

/** Places and cards that some answer is about. */
export const thingsOf = ({ places }: Pick<Asked, 'places'>): readonly Thing[] =>
  places.flatMap((place): Thing[] => [place, ...place.cards]).filter(({ answers }) => answers.length > 0);

export const placeOf = (places: readonly SeenPlace[], card: SeenCard): SeenPlace | null =>
  places.find(({ cards }) => cards.includes(card)) ?? null;

/**
 * Whether the order counts in which cards are chosen: two answers are about the same cards and places and differ in
 * nothing else that could be pressed.
 */
export function isOrdered(answers: readonly SeenAnswer[]): boolean {
  const known = ordered.get(answers);
  if (known !== undefined) return known;
  const found = findOrdered(answers);
  ordered.set(answers, found);
  return found;
}

/** Asked for every card of the table at every press. */
const ordered = new WeakMap<readonly SeenAnswer[], boolean>();

function findOrdered(answers: readonly SeenAnswer[]): boolean {
  const seen = new Map<string, string>();
  for (const { cards, places } of answers) {
    if (cards.length < 2) continue;
    const key = JSON.stringify([[...cards].sort(), places]);
    const order = JSON.stringify(cards);
    const known = seen.get(key);
    if (known !== undefined && known !== order) return true;
    seen.set(key, order);
  }
  return false;
}
