/** Heights of cards on the table, in pixels. */
export interface Sizes {
  readonly hand: number;
  readonly far: number;
}

const between = (least: number, most: number, size: number): number =>
  Math.floor(Math.min(most, Math.max(least, size)));

/** The hands as large as the table allows: the middle gets what is left. */
export const sizesFor = (height: number): Sizes => ({
  hand: between(112, 240, height * 0.2),
  far: between(38, 84, height * 0.066),
});

/** Cards in so many rows over each other, with so much between them that is no card. */
export const rowHeight = (height: number, rows: number, other: number, most = 250): number =>
  between(56, most, (height - other) / rows);

/** How many lines of marks a card has room for: they must not hide what it is. */
export const linesOn = (height: number): number => Math.max(1, Math.floor((height * 0.4) / 18));

/** How wide an upright card is, as a part of its height. */
export const cardRatio = 63 / 88;
/** Between cards that lie beside each other, and beside the first and the last of them. */
const cardGap = 8;

/** How many upright cards are as wide: one that lies sideways is as wide as it is high. */
export const cardsWide = (cards: readonly { readonly turned: boolean }[]): number =>
  cards.reduce((sum, { turned }) => sum + (turned ? 1 / cardRatio : 1), 0);

/** What a row takes if no card in it is to be smaller. */
export const rowWidth = (cards: readonly { readonly turned: boolean }[], height: number): number =>
  cards.length === 0 ? 0 : Math.ceil(cardsWide(cards) * (height * cardRatio + cardGap) + 2 * cardGap);

/** Cards that have no room beside each other lie smaller, down to a part of their size, and then over each other. */
export function heightInRow(
  height: number,
  width: number,
  cards: number,
  ratio: number,
  leastPart = 0.8,
): number {
  if (cards < 2 || width <= 0) return height;
  const fits = (width - cardGap * cards) / (cards * ratio);
  return Math.min(height, Math.max(height * leastPart, fits));
}

/** So much of a card must be seen beside the one that lies over it: its number, and enough of a name. */
const leastStrip = 44;
/** Of a plate: two lines of a name. */
const mostPlate = 40;
export const plateGap = 4;

/** How the heads of cards lie. */
export interface Plates {
  readonly columns: number;
  /** Of each, in pixels. */
  readonly height: number;
}

/** Heads of cards in two columns, where whole ones would hide each other; null: there is room for whole ones. */
export function platesFor(cards: number, width: number, height: number): Plates | null {
  const card = heightInRow(height, width, cards, cardRatio) * cardRatio;
  if (width <= 0 || cards < 3 || (width - card) / (cards - 1) >= Math.min(leastStrip, card)) return null;
  const columns = 2;
  const rows = Math.ceil(cards / columns);
  return { columns, height: Math.min(mostPlate, Math.floor((height - plateGap * (rows - 1)) / rows)) };
}
