import type { Placed, Turn } from './model';

/** A straight line over the whole page: upright at an x, or level at a y. */
export interface Axis {
  readonly runs: 'upright' | 'level';
  readonly at: number;
}

const turnOf = (degrees: number): Turn => (((degrees % 360) + 360) % 360) as Turn;

/**
 * The face that comes to lie behind a card when the paper is turned over or folded about this line. A player turns
 * a card over about its own upright axis, so the top of the back must lie behind the top of the front, whichever way
 * the card is turned on the page: about an upright line the page keeps its top, about a level one it is put on its
 * head.
 */
export function behind(front: Placed, face: string, { runs, at }: Axis): Placed {
  const { top, right, bottom, left } = front.bleed;
  return runs === 'upright'
    ? {
        ...front,
        face,
        x: 2 * at - front.x,
        turn: turnOf(-front.turn),
        bleed: { top, right: left, bottom, left: right },
      }
    : {
        ...front,
        face,
        y: 2 * at - front.y,
        turn: turnOf(180 - front.turn),
        bleed: { top: bottom, right, bottom: top, left },
      };
}
