import type { SeenCard } from '@shared/api/matches';
import { rowWidth } from '../../table/sizes';

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

/** Heights of cards in the lanes. */
export interface LaneHeights {
  readonly dancers: number;
  readonly others: number;
}
export const laneGap = 12;

/**
 * How much of the room the other cards take: what they need, and where that is too much as large a part of it as they
 * are of all cards. It is reckoned, not left to the page: a row that is as wide as its cards, which are as large as it
 * is wide, grows step by step from picture to picture.
 */
export function othersWidth(lanes: Lanes, room: number, heights: LaneHeights): number {
  const others = rowWidth(lanes.others, heights.others);
  const all = rowWidth(lanes.dancers, heights.dancers) + others;
  const free = Math.max(0, room - laneGap);
  return others === 0 || all <= free ? others : Math.floor((free * others) / all);
}
