import type { Attachment } from 'svelte/attachments';
import { nearest } from '../state/nearest';

const stopsIn = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-stop]')];

/**
 * Everything on the table is one stop of the Tab key, and the arrow keys lead from thing to thing as they lie. The
 * stop is where the focus was last, or else the first thing that can be chosen.
 */
export const roam: Attachment<HTMLElement> = (root) => {
  let last: HTMLElement | null = null;
  const keepOneStop = (): void => {
    const stops = stopsIn(root);
    const stop =
      stops.find((one) => one === last) ?? stops.find((one) => one.dataset['lit'] !== undefined) ?? stops[0];
    // Only where it changes: a browser looks at the styles of whatever it is set on.
    for (const one of stops) {
      const wanted = one === stop ? '0' : '-1';
      if (one.getAttribute('tabindex') !== wanted) one.setAttribute('tabindex', wanted);
    }
  };
  const focused = (event: FocusEvent): void => {
    const stop = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-stop]') : null;
    if (!stop) return;
    last = stop;
    keepOneStop();
  };
  const pressed = (event: KeyboardEvent): void => {
    const stops = stopsIn(root);
    const from = stops.findIndex((one) => one === document.activeElement);
    const spots = stops.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
    const to = nearest(event.key, from, spots);
    if (to === null) return;
    event.preventDefault();
    stops[to]?.focus();
  };
  const observer = new MutationObserver(keepOneStop);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['data-lit'] });
  root.addEventListener('focusin', focused);
  root.addEventListener('keydown', pressed);
  keepOneStop();
  return () => {
    observer.disconnect();
    root.removeEventListener('focusin', focused);
    root.removeEventListener('keydown', pressed);
  };
};
