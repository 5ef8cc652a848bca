import type { SeenCard } from '@shared/api/matches';

/** The cards of a side: those who dance in front, everything else beside them. */
export interface Lanes {
  readonly dancers: readonly SeenCard[];
  readonly others: readonly SeenCard[];
}

/** Who has PE dances, whatever its card says it is. */
const dances = ({ marks }: SeenCard): boolean => marks.some(({ is }) => is === 'pe');

export const lanesOf = (cards: readonly SeenCard[]): Lanes => ({
  dancers: cards.filter(dances),
  others: cards.filter((card) => !dances(card)),
});
