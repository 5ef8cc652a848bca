import type { Point } from '../state/drag.svelte';
import { cardRatio } from './sizes';

/** How a card that is taken lies in the fingers: how high it is drawn, and which point of it is held. */
export interface Grip {
  readonly height: number;
  readonly grip: Point;
}

/** Of a card that is taken by its head. */
const ghostHeight = 112;

/** A head is far wider than a card: what is drawn in the fingers is the card, held in its middle. */
export function gripOn(box: Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>, at: Point): Grip {
  const isHead = box.width > (1.1 * box.height) / cardRatio;
  return isHead
    ? { height: ghostHeight, grip: { x: (ghostHeight * cardRatio) / 2, y: ghostHeight / 2 } }
    : { height: box.height, grip: { x: at.x - box.x, y: at.y - box.y } };
}
