/** Where a card of a hand lies, from the middle of the hand: in pixels, and turned by so many degrees. */
export interface FanSpot {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** Beyond it the outer cards would stand on their corners. */
const mostTurn = 7;
/** From card to card. */
const turnEach = 2.2;
const gap = 6;

/**
 * A hand as fingers hold it: cards beside each other while there is room, then over each other, on a shallow arc. The
 * outer ones hang lower, so that all of them point to one place below the table.
 */
export function fanOf(count: number, width: number, cardWidth: number): readonly FanSpot[] {
  if (count < 1) return [];
  const step = count === 1 ? 0 : Math.min(cardWidth + gap, Math.max(0, (width - cardWidth) / (count - 1)));
  const widest = ((count - 1) / 2) * turnEach;
  const each = widest > mostTurn ? (turnEach * mostTurn) / widest : turnEach;
  return Array.from({ length: count }, (_, at) => {
    const from = at - (count - 1) / 2;
    const turn = from * each;
    // The drop of a circle's rim that is as wide as the hand and as steep as its outer cards.
    const y = Math.abs(from) * step * Math.tan((Math.abs(turn) / 2) * (Math.PI / 180));
    return { x: from * step, y, turn };
  });
}

/** How much lower than a straight card the lowest corner of a fan hangs. */
export const hangOf = (spots: readonly FanSpot[], cardWidth: number): number =>
  Math.max(
    0,
    ...spots.map(({ y, turn }) => y + Math.abs(Math.sin(turn * (Math.PI / 180))) * (cardWidth / 2)),
  );
