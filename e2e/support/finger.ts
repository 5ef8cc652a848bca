import type { CDPSession, Locator, Page } from '@playwright/test';
import { freeSpot } from './settled';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** One finger on the screen, as the browser gets it from the system: it also scrolls, taps and presses long. */
export class Finger {
  readonly #tools: CDPSession;
  readonly #page: Page;

  private constructor(page: Page, tools: CDPSession) {
    this.#page = page;
    this.#tools = tools;
  }

  static async of(page: Page): Promise<Finger> {
    return new Finger(page, await page.context().newCDPSession(page));
  }

  async down(at: Point): Promise<void> {
    await this.#send('touchStart', at);
  }

  /** In steps, as a hand moves. */
  async move(from: Point, to: Point, steps = 6): Promise<void> {
    for (let step = 1; step <= steps; step++) {
      const part = step / steps;
      await this.#send('touchMove', {
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
      });
    }
  }

  async up(): Promise<void> {
    await this.#send('touchEnd');
  }

  async tap(on: Locator): Promise<void> {
    const { x, y } = await spotOn(on);
    await this.#page.touchscreen.tap(x, y);
  }

  /** Takes a thing and holds it over another one. */
  async dragOver(thing: Locator, over: Locator): Promise<void> {
    const [from, to] = [await spotOn(thing), await spotOn(over)];
    await this.down(from);
    await this.move(from, to);
    // It rests before it lets go, as a hand does: after a throw the browser takes the next tap for the end of it.
    for (const tremble of [1, 0, 1, 0]) await this.move(to, { x: to.x, y: to.y + tremble }, 1);
  }

  async drag(thing: Locator, over: Locator): Promise<void> {
    await this.dragOver(thing, over);
    await this.up();
  }

  async swipe(on: Locator, down: number): Promise<void> {
    const from = await spotOn(on);
    await this.down(from);
    await this.move(from, { x: from.x, y: from.y + down });
    await this.up();
  }

  async #send(type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point): Promise<void> {
    await this.#tools.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  }
}

const touched = [0.5, 0.15, 0.85].flatMap((down) =>
  [0.5, 0.12, 0.88].map((across) => [across, down] as const),
);

/** Where it can be touched, once it lies still: in a hand cards lie over each other. */
export async function spotOn(thing: Locator): Promise<Point> {
  await thing.waitFor();
  const spot = await freeSpot(thing, touched);
  if (!spot) throw new Error(`nothing of it can be touched: ${await thing.innerHTML()}`);
  return spot;
}
