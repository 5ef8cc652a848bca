import type { Size } from '@shared/geometry/sheets/model';

export const zooms = ['many', 'fit', 'true'] as const;
export type Zoom = (typeof zooms)[number];

/** A CSS millimetre in pixels. */
export const pixelsPerMm = 96 / 25.4;
/** Around a page, on every side, in pixels. */
export const around = 24;
/** How high a page is among many, in pixels. */
const smallHeight = 200;
/** Under it no page can be told from another. */
const least = 0.05;

/** How large pages are drawn, where 1 is their true size; all of a job alike, by the largest of them. */
export function scaleFor(zoom: Zoom, pages: readonly Size[], view: Size): number {
  if (zoom === 'true') return 1;
  const largest = {
    w: Math.max(1, ...pages.map(({ w }) => w)) * pixelsPerMm,
    h: Math.max(1, ...pages.map(({ h }) => h)) * pixelsPerMm,
  };
  const whole = Math.min((view.w - 2 * around) / largest.w, (view.h - 2 * around) / largest.h);
  // A page as small as a card is not blown up: several of them lie side by side.
  const fit = Math.min(1, whole);
  return Math.max(least, zoom === 'fit' ? fit : Math.min(fit, smallHeight / largest.h));
}
