import type { SeenCard } from '@shared/api/matches';
import { cardRatio, cardsWide, heightInRow, plateGap, rowWidth, type Plates } from '../../table/sizes';

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
/** Fewer cards are always whole. */
const few = 3;

/**
 * How much of the room the other cards take: what they need, and where that is too much as large a part of it as they
 * are of all cards. It is reckoned, not left to the page: a row that is as wide as its cards, which are as large as it
 * is wide, grows step by step from picture to picture.
 */
export function othersWidth(lanes: Lanes, room: number, heights: LaneHeights): number {
  const others = rowWidth(lanes.others, heights.others);
  const dancers = rowWidth(lanes.dancers, heights.dancers);
  const free = Math.max(0, room - laneGap);
  const half = Math.floor(free / 2);
  if (others === 0 || others + dancers <= free) return others;
  // One or two lie as they are: a smaller place would not make them smaller.
  if (lanes.others.length < few) return Math.min(others, half);
  if (lanes.dancers.length < few) return Math.max(free - dancers, half);
  return Math.floor((free * others) / (others + dancers));
}

/** Down to this height cards are whole: smaller ones would be covered by their numbers. */
const leastWhole = 84;
export const leastPart = (height: number): number => Math.min(1, leastWhole / height);
/** A name, and for dancers their numbers below it; narrower than `least` they have no room. With text of 100 %. */
const plate = { height: 34, highest: 48 };
const dancerWidth = { least: 84, good: 112 };
const otherWidth = { least: 58, good: 84 };
/** On both sides of the plates. */
const padding = 16;

/**
 * The heads of the cards, in as few rows as leave each its room; null: whole cards have room beside each other, or
 * heads have none either. `text`: how large letters are, as a part of their usual size.
 */
export function lanePlates(cards: Lanes['dancers'], room: number, height: number, text = 1): Plates | null {
  if (room <= 0 || cards.length < few) return null;
  const whole = heightInRow(height, room, cardsWide(cards), cardRatio, 0);
  if (whole >= height * leastPart(height)) return null;
  const width = cards.some(dances) ? dancerWidth : otherWidth;
  const wide = room - padding + plateGap;
  const mostRows = Math.max(1, Math.floor((height + plateGap) / (plate.height * text + plateGap)));
  const mostColumns = Math.max(1, Math.floor(wide / (width.good * text + plateGap)));
  const rows = Math.ceil(cards.length / Math.max(Math.ceil(cards.length / mostRows), mostColumns));
  const columns = Math.ceil(cards.length / rows);
  if (wide / columns - plateGap < width.least * text) return null;
  const high = Math.floor((height - plateGap * (rows - 1)) / rows);
  return { columns, height: Math.min(plate.highest * text, high) };
}
