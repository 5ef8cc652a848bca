import type { Size } from '@shared/geometry/sheets/model';
import type { PlannedItem } from '@shared/print/model';

/** What Tabletop Simulator takes: at most so many, in a picture whose sides are at most so long. */
export const columns = 10;
export const rows = 7;
const longestSide = 4096;
/** The last place shows what others see of a hand: the back. */
const places = columns * rows - 1;

export interface Deck {
  readonly language: PlannedItem['language'];
  readonly size: Size;
  readonly back: string | null;
  /** In order, copies one after another: a deck is counted off from the first place. */
  readonly cards: readonly PlannedItem[];
}

/** Tokens and mats are no cards of a deck. */
export const isDecked = ({ group }: PlannedItem): boolean => group === 'cards' || group === 'own';

/** Cards of one size and back are one deck; one with more than a picture holds becomes several. */
export function decksOf(items: readonly PlannedItem[]): Deck[] {
  const decks = new Map<string, Deck & { readonly cards: PlannedItem[] }>();
  for (const item of items) {
    if (!isDecked(item)) continue;
    const { language, size, back } = item;
    const key = JSON.stringify([language, size, back]);
    const deck = decks.get(key) ?? { language, size, back, cards: [] };
    decks.set(key, deck);
    for (let copy = 0; copy < item.copies; copy++) deck.cards.push(item);
  }
  return [...decks.values()].flatMap((deck) => {
    const sheets: Deck[] = [];
    for (let at = 0; at < deck.cards.length; at += places)
      sheets.push({ ...deck, cards: deck.cards.slice(at, at + places) });
    return sheets;
  });
}

/** The largest card of this shape of which ten by seven fit. */
export function cardPixels({ w, h }: Size): Size {
  const scale = Math.min(longestSide / columns / w, longestSide / rows / h);
  return { w: Math.floor(w * scale), h: Math.floor(h * scale) };
}
