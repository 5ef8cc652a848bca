import type { Drawn } from '@shared/face/index';

/**
 * Sides of cards as they were drawn. A card that comes to lie elsewhere on a table is the same picture: to copy its
 * elements takes a tenth of the time of drawing it.
 */
const kept = new WeakMap<Drawn, HTMLElement>();

/** What is not complete must be drawn again: an icon that is on its way would never come to its copies. */
const unfinished = '[data-waits], img';

/** Call it when every text of the side has been fitted. */
export function keepFace(drawn: Drawn, side: HTMLElement): void {
  if (!kept.has(drawn) && side.querySelector(unfinished) === null)
    kept.set(drawn, side.cloneNode(true) as HTMLElement);
}

let copies = 0;

export function copyOfFace(drawn: Drawn): HTMLElement | null {
  const side = kept.get(drawn);
  if (!side) return null;
  const copy = side.cloneNode(true) as HTMLElement;
  for (const named of copy.querySelectorAll('[id]')) rename(copy, named, `${named.id}-copy-${++copies}`);
  return copy;
}

/** Of two elements with one id the first is meant, and a gradient that is not shown itself colours nothing. */
function rename(within: HTMLElement, named: Element, id: string): void {
  const before = `url("#${named.id}")`;
  for (const one of within.querySelectorAll<SVGElement>('[style*="url("]'))
    if (one.style.fill === before) one.style.fill = `url("#${id}")`;
  named.id = id;
}
