import type { Item, Layout, Margins, Page, SheetLayout, Size } from './model';
import { backWays, cropMarkWords, paperTurns } from './model';
import { planPages } from './plan-pages';
import { cardSizes, papers } from './sizes';

/** Items and layouts for tests, known ones and random ones. */

export const a4: Size = { w: 210, h: 297 };
export const poker: Size = { w: 63, h: 88 };
export const even = (by: number): Margins => ({ top: by, right: by, bottom: by, left: by });

export const sheets = (changed: Partial<SheetLayout> = {}): SheetLayout => ({
  is: 'sheets',
  paper: a4,
  turn: 'auto',
  margins: even(5),
  bleed: 0,
  gap: 0,
  backs: 'none',
  marks: 'corner',
  offset: { x: 0, y: 0 },
  ...changed,
});

/** Each has a name of its own, and its back that name with `-back`. */
export const cards = (count: number, size: Size = poker, name = 'card'): Item[] =>
  Array.from({ length: count }, (_, n) => ({
    front: `${name}${n}`,
    back: `${name}${n}-back`,
    size,
    way: 'card',
  }));
export const mat = (size: Size, front = 'mat'): Item => ({ front, back: null, size, way: 'mat' });
export const backless = (item: Item): Item => ({ ...item, back: null });

export function planned(items: readonly Item[], layout: Layout): Page[] {
  const pages = planPages(items, layout);
  if (!pages.ok) throw new Error(JSON.stringify(pages.error));
  return pages.value;
}

export type Random = (below: number) => number;

/** Xorshift, warmed up: the same seed gives the same layouts everywhere. */
export function randomFrom(seed: number): Random {
  let state = (seed ^ 0x9e3779b9) | 1;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
  for (let n = 0; n < 8; n++) next();
  return (below) => next() % below;
}

export const pick = <T>(random: Random, list: readonly T[]): T => list[random(list.length)] as T;
/** In tenths of a millimetre, as people type them: their sums are not exact. */
const tenths = (random: Random, most: number): number => random(most * 10 + 1) / 10;

export function randomSheets(random: Random, changed: Partial<SheetLayout> = {}): SheetLayout {
  return sheets({
    paper: pick(random, papers).size,
    turn: pick(random, paperTurns),
    margins: {
      top: tenths(random, 15),
      right: tenths(random, 15),
      bottom: tenths(random, 15),
      left: tenths(random, 15),
    },
    bleed: pick(random, [0, 0, 0.3, 1.5, 3]),
    gap: pick(random, [0, 0, 0.5, 1.9, 5]),
    backs: pick(random, backWays),
    marks: pick(random, cropMarkWords),
    offset: { x: tenths(random, 4) - 2, y: tenths(random, 4) - 2 },
    ...changed,
  });
}

/** A few sizes, some cards landscape, some without a back. */
export function randomCards(random: Random): Item[] {
  const sizes = Array.from({ length: 1 + random(2) }, () =>
    random(3) === 0
      ? { w: 20 + tenths(random, 40), h: 20 + tenths(random, 60) }
      : (pick(random, cardSizes).size as Size),
  );
  return Array.from({ length: 1 + random(30) }, (_, n) => {
    const { w, h } = pick(random, sizes);
    const size = random(4) === 0 ? { w: h, h: w } : { w, h };
    return { front: `f${n}`, back: random(5) === 0 ? null : `f${n}-back`, size, way: 'card' };
  });
}
