import type { SeenLine, SeenPlace } from '@shared/api/matches';
import { planOf, type Spot, type Step } from './plan';

/** A picture of a card on its way; it lies over the table and catches no pointer. */
export interface Flight {
  readonly id: number;
  readonly path: string | null;
  readonly from: DOMRect;
  readonly to: DOMRect;
  readonly delay: number;
  readonly duration: number;
}

type Snapshot = ReadonlyMap<string, DOMRect>;
const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
const cardKey = (handle: string): string => `card ${handle}`;
const placeKey = (id: string): string => `place ${id}`;

/** Whether things may move (asked before the screen changes: then its styles are known): a setting, or else what the system says, decided in ui/tokens.css. */
const mayMove = (): boolean =>
  getComputedStyle(document.documentElement).getPropertyValue('--move').trim() !== '0';

/**
 * Shows what happened on the elements that are there: cards fly as pictures from where they were, and what they stand
 * for appears when they arrive. Nothing waits for it, and the next press or key ends it.
 */
export class Motion {
  flights = $state.raw<readonly Flight[]>([]);
  /** null: nothing may move. */
  #before: Snapshot | null = null;
  #running: Animation[] = [];
  #count = 0;

  /** Where everything is, just before the screen changes. */
  remember(root: HTMLElement): void {
    this.finish();
    this.#before = mayMove() ? placed(root) : null;
  }

  play(
    root: HTMLElement,
    lines: readonly Pick<SeenLine, 'events'>[],
    before: readonly SeenPlace[],
    after: readonly SeenPlace[],
  ): void {
    const was = this.#before;
    if (lines.length === 0 || !was) return;
    const now = placed(root);
    const flights: Flight[] = [];
    for (const step of planOf(lines, before, after)) {
      if (step.is === 'move') flights.push(...this.#fly(root, step, was, now));
      else this.#show(root, step);
    }
    this.flights = flights;
  }

  landed(flight: Flight): void {
    this.flights = this.flights.filter((one) => one !== flight);
  }

  /** To the end at once. */
  finish(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running = [];
    this.flights = [];
  }

  #fly(root: HTMLElement, step: Step & { is: 'move' }, was: Snapshot, now: Snapshot): Flight[] {
    const { delay, duration, path } = step;
    const target = found(now, step.to);
    const source = found(was, step.from) ?? found(now, { ...step.from, handle: null });
    if (!source || !target) return [];
    const size = step.to.handle === null ? source : target;
    const arrives = step.to.handle === null ? null : cardElement(root, step.to.handle);
    if (arrives) {
      const hidden = arrives.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + duration });
      this.#running.push(hidden);
    }
    const flight = { id: this.#count++, path, delay, duration };
    return [{ ...flight, from: within(source, size), to: within(target, size) }];
  }

  #show(root: HTMLElement, step: Exclude<Step, { is: 'move' }>): void {
    const { delay, duration } = step;
    const element =
      step.is === 'score'
        ? root.querySelector<HTMLElement>(`[data-score="${step.seat}"]`)
        : elementAt(root, step.at);
    const frames = framesOf[step.is];
    if (element) this.#running.push(element.animate([...frames], { delay, duration, easing }));
  }
}

const framesOf: Readonly<Record<'flip' | 'mark' | 'score', readonly Keyframe[]>> = {
  flip: [{ transform: 'perspective(600px) rotateY(90deg)' }, { transform: 'perspective(600px) rotateY(0)' }],
  mark: [
    { outline: '3px solid var(--warn)', outlineOffset: '8px' },
    { outline: '3px solid var(--warn)', outlineOffset: '0px' },
  ],
  score: [{ scale: '1' }, { scale: '1.5' }, { scale: '1' }],
};

function placed(root: HTMLElement): Snapshot {
  const spots = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-place], [data-handle]')) {
    const { place, handle } = element.dataset;
    if (place !== undefined) spots.set(placeKey(place), element.getBoundingClientRect());
    if (handle !== undefined) spots.set(cardKey(handle), element.getBoundingClientRect());
  }
  return spots;
}

const found = (spots: Snapshot, { handle, place }: Spot): DOMRect | null =>
  (handle === null ? undefined : spots.get(cardKey(handle))) ??
  (place === null ? undefined : spots.get(placeKey(place))) ??
  null;

const cardElement = (root: HTMLElement, handle: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-handle="${CSS.escape(handle)}"]`);

const elementAt = (root: HTMLElement, { handle, place }: Spot): HTMLElement | null =>
  (handle === null ? null : cardElement(root, handle)) ??
  (place === null ? null : root.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`));

/** A card in the middle of something larger, never larger than it. */
function within(spot: DOMRect, size: DOMRect): DOMRect {
  const height = Math.min(spot.height, size.height, 260);
  const width = (height * 63) / 88;
  return new DOMRect(spot.x + (spot.width - width) / 2, spot.y + (spot.height - height) / 2, width, height);
}
