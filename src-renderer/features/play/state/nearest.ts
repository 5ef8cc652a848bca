export interface Spot {
  readonly x: number;
  readonly y: number;
}

const ways: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Something straight ahead is nearer than something aside, although it may be farther away. */
const aside = 3;

/** Where an arrow key leads from one of several things on a table; null: nowhere, or no arrow. */
export function nearest(key: string, from: number, spots: readonly Spot[]): number | null {
  const way = ways[key];
  const start = spots[from];
  if (!way || !start) return null;
  let best: number | null = null;
  let least = Infinity;
  for (const [at, { x, y }] of spots.entries()) {
    const ahead = (x - start.x) * way.x + (y - start.y) * way.y;
    const beside = Math.abs((x - start.x) * way.y) + Math.abs((y - start.y) * way.x);
    const far = ahead + beside * aside;
    if (at === from || ahead < 1 || far >= least) continue;
    best = at;
    least = far;
  }
  return best;
}
