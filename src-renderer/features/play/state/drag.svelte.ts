import type { SeenCard } from '@shared/api/matches';
import type { Thing } from './things';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A card in somebody's fingers. */
export interface Held {
  readonly card: SeenCard;
  /** The id of the place it was taken from. */
  readonly from: string;
  readonly height: number;
  /** Where in the card the pointer holds it. */
  readonly grip: Point;
}

/** Something on the table that the pointer is over, and the element that stands for it. */
export interface Target {
  readonly thing: Thing;
  readonly element: HTMLElement;
}

/** Farther than a hand trembles: a press that moves less is a press. */
const dragDistance = 7;

export const isFar = (from: Point, to: Point): boolean =>
  Math.hypot(to.x - from.x, to.y - from.y) >= dragDistance;

/** What is dragged, and over what. It holds the card as its player sees it, so its picture can show no more. */
export class Drag {
  held = $state.raw<Held | null>(null);
  at = $state.raw<Point>({ x: 0, y: 0 });
  over = $state.raw<Target | null>(null);

  take(held: Held, at: Point): void {
    this.held = held;
    this.at = at;
    this.over = null;
  }

  move(at: Point, over: Target | null): void {
    if (!this.held) return;
    this.at = at;
    // The same thing again: nothing that looks at it has to be drawn anew.
    if (this.over?.thing !== over?.thing) this.over = over;
  }

  /** What was held and over what; nothing is held afterwards. */
  letGo(): { readonly held: Held; readonly over: Target | null } | null {
    const { held, over } = this;
    this.held = null;
    this.over = null;
    return held && { held, over };
  }
}
