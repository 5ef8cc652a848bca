import type { Locator, Page } from '@playwright/test';

/**
 * Nothing is on its way any more: no letter, no picture, and nothing that moves and comes to an end. What is drawn
 * asks for its letters only when it is laid out, so two pictures of the page in a row have to say so.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isMoving = ({ effect, playState }: Animation): boolean =>
      // A bar that says “at work” moves for as long as it is there.
      playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
    const isWaiting = (): boolean =>
      document.fonts.status === 'loading' ||
      document.querySelector('[data-waits]') !== null ||
      [...document.images].some(({ complete }) => !complete) ||
      document.getAnimations().some(isMoving);
    for (let quiet = 0; quiet < 2; quiet = isWaiting() ? 0 : quiet + 1)
      await new Promise(requestAnimationFrame);
  });
}

/** A part of something, as shares of its width and its height. */
export type Share = readonly [across: number, down: number];

/**
 * Where it lies once it lies still, neither it nor what it lies in moving, and the first of these parts of it that
 * nothing lies over. What somebody holds in the air does not count.
 */
function spotIn(thing: Locator, wanted: { readonly shares: readonly Share[]; readonly bare: boolean }) {
  return thing.evaluate(async (element, { shares, bare }) => {
    const places = /transform|translate|rotate|scale|left|top|right|bottom|inset|margin|width|height/i;
    const moves = ({ effect, playState }: Animation): boolean =>
      playState === 'running' &&
      effect instanceof KeyframeEffect &&
      effect.target?.contains(element) === true &&
      effect.getComputedTiming().endTime !== Infinity &&
      // A card that only appears lies where it stays.
      effect.getKeyframes().some((frame) => Object.keys(frame).some((what) => places.test(what)));
    const where = (): string => JSON.stringify(element.getBoundingClientRect());
    for (let quiet = 0, last = where(); quiet < 3;) {
      await new Promise(requestAnimationFrame);
      const now = where();
      quiet = now === last && !document.getAnimations().some(moves) ? quiet + 1 : 0;
      last = now;
    }
    const { x, y, width, height } = element.getBoundingClientRect();
    const spots = shares.map(([across, down]) => {
      const inside = { x: across * width, y: down * height };
      return { x: x + inside.x, y: y + inside.y, inside };
    });
    const free = spots.find((spot) => {
      const found = document.elementFromPoint(spot.x, spot.y);
      return bare ? found === element : element.contains(found);
    });
    return { box: { x, y, width, height }, free: free ?? null };
  }, wanted);
}

export const still = async (thing: Locator) => (await spotIn(thing, { shares: [], bare: false })).box;

/**
 * Where it can be pressed, once it lies still, on the page and `inside` the thing; null: something lies over all of
 * these parts.
 * @param bare nothing that is in it will do either
 */
export const freeSpot = async (thing: Locator, shares: readonly Share[], bare = false) =>
  (await spotIn(thing, { shares, bare })).free;
