import type { SeenCard } from '@shared/api/matches';
import { cardRatio, cardsWide, heightInRow, plateGap, rowWidth } from '../../table/sizes';

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

export interface LanePlates {
  readonly columns: number;
  readonly height: number;
}
/** Down to this height cards are whole: smaller ones would be covered by their numbers. */
const leastWhole = 84;
export const leastPart = (height: number): number => Math.min(1, leastWhole / height);
/** A name, and the numbers below it. */
const plate = { least: { width: 104, height: 34 }, most: { height: 48 } };

/** The heads of the cards, in as few rows as leave each its room; null: whole cards have room beside each other. */
export function lanePlates(cards: Lanes['dancers'], room: number, height: number): LanePlates | null {
  if (room <= 0 || cards.length < 3) return null;
  const whole = heightInRow(height, room, cardsWide(cards), cardRatio, 0);
  if (whole >= height * leastPart(height)) return null;
  const mostRows = Math.max(1, Math.floor((height + plateGap) / (plate.least.height + plateGap)));
  const mostColumns = Math.max(1, Math.floor((room + plateGap) / (plate.least.width + plateGap)));
  const columns = Math.max(Math.ceil(cards.length / mostRows), Math.min(mostColumns, cards.length));
  const rows = Math.ceil(cards.length / columns);
  const high = Math.floor((height - plateGap * (rows - 1)) / rows);
  return { columns: Math.ceil(cards.length / rows), height: Math.min(plate.most.height, high) };
}
