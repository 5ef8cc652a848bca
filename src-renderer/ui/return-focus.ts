/** Mark of the place that gets the focus when what had it is gone; one for each screen. */
const home = '[data-focus-home]';

/**
 * Gives the focus back to `to`, or, where that is gone by now, to the screen's own place for it. Focus that fell
 * to the page would send a keyboard user back to the very beginning.
 */
export function returnFocus(to: Element | null): void {
  if (to instanceof HTMLElement && to.isConnected && to !== document.body) to.focus();
  if (document.activeElement === null || document.activeElement === document.body) focusHome();
}

export const focusHome = (): void =>
  (document.querySelector<HTMLElement>(home) ?? document.getElementById('main'))?.focus();
