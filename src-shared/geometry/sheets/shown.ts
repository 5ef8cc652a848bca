import type { Box } from '../box';
import type { Placed } from './model';
import { pieceOf } from './place';

/** What of a card is printed on its page: with its bleed, and of a mat only what lies on this sheet. */
export function shownOf(placed: Placed): Box {
  const { printed } = pieceOf(placed);
  const { window } = placed;
  if (!window) return printed;
  const [x, y] = [Math.max(printed.x, window.x), Math.max(printed.y, window.y)];
  return {
    x,
    y,
    w: Math.max(0, Math.min(printed.x + printed.w, window.x + window.w) - x),
    h: Math.max(0, Math.min(printed.y + printed.h, window.y + window.h) - y),
  };
}
