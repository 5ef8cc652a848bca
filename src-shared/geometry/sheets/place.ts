import { type Box } from '../box';
import type { Piece } from './marks';
import type { Item, Margins, Placed } from './model';
import { isSideways, turned } from './sizes';

export const allAround = (by: number): Margins => ({ top: by, right: by, bottom: by, left: by });

const grown = ({ x, y, w, h }: Box, by: Margins): Box => ({
  x: x - by.left,
  y: y - by.top,
  w: w + by.left + by.right,
  h: h + by.top + by.bottom,
});

export const pieceWith = (cut: Box, bleed: Margins): Piece => ({ cut, printed: grown(cut, bleed) });

/** The front of an item that is cut out here: a landscape card lies turned in an upright slot. */
export const placedIn = (cut: Box, { front: face, size }: Item, bleed: Margins): Placed => ({
  face,
  size,
  x: cut.x + cut.w / 2,
  y: cut.y + cut.h / 2,
  turn: isSideways(size) === isSideways(cut) ? 0 : 90,
  bleed,
});

export function pieceOf({ size, x, y, turn, bleed }: Placed): Piece {
  const { w, h } = turn % 180 === 0 ? size : turned(size);
  return pieceWith({ x: x - w / 2, y: y - h / 2, w, h }, bleed);
}
