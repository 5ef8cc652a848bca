import type { SeenAnswer, SeenCard, SeenPlace } from '@shared/api/matches';

/** Something on the table that answers are about. */
export type Thing = SeenCard | SeenPlace;

/** A question as it lies on the table: its answers, and the places with the cards they are about. */
export interface Asked {
  readonly answers: readonly SeenAnswer[];
  readonly places: readonly SeenPlace[];
  /** Only these come into question; left out: all of them. */
  readonly only?: ReadonlySet<number> | null;
}

export const isCard = (thing: Thing): thing is SeenCard => 'handle' in thing;

/** Places and cards that some answer is about. */
export const thingsOf = ({ places }: Pick<Asked, 'places'>): readonly Thing[] =>
  places.flatMap((place): Thing[] => [place, ...place.cards]).filter(({ answers }) => answers.length > 0);

export const placeOf = (places: readonly SeenPlace[], card: SeenCard): SeenPlace | null =>
  places.find(({ cards }) => cards.includes(card)) ?? null;

/**
 * Answers that are about the very same things as another one, in another order: the order of the presses tells them
 * apart. By things and not by faces: where both sides have the same cards, each may be aimed at the other’s.
 */
export function inOrder({ answers, places }: Asked): ReadonlySet<number> {
  const known = ordered.get(answers);
  if (known?.places === places) return known.found;
  const found = findInOrder(answers, places);
  ordered.set(answers, { places, found });
  return found;
}

/** Asked for every card of the table at every press. */
const ordered = new WeakMap<
  readonly SeenAnswer[],
  { readonly places: readonly SeenPlace[]; readonly found: ReadonlySet<number> }
>();

function findInOrder(answers: readonly SeenAnswer[], places: readonly SeenPlace[]): ReadonlySet<number> {
  const about = answers.map((): number[] => []);
  thingsOf({ places }).forEach((thing, nth) => thing.answers.forEach((at) => about[at]?.push(nth)));
  const groups = new Map<string, { readonly all: number[]; readonly orders: Set<string> }>();
  answers.forEach(({ cards }, at) => {
    if (cards.length < 2) return;
    const key = String(about[at]);
    const group = groups.get(key) ?? { all: [], orders: new Set() };
    group.all.push(at);
    group.orders.add(JSON.stringify(cards));
    groups.set(key, group);
  });
  return new Set([...groups.values()].flatMap(({ all, orders }) => (orders.size > 1 ? all : [])));
}
