import { describe, expect, it } from 'vitest';
import { archPath, boxPath, circlePath, ellipsePath } from './curves';

type Point = readonly [number, number];

/** Points along an outline of ours: its letters are M, h, v, V, c and z. */
function pointsOf(path: string): Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (const [, letter = '', rest = ''] of path.matchAll(/([MhvVcz])([^MhvVcz]*)/g)) {
    const n = (rest.match(/-?[\d.]+/g) ?? []).map(Number) as [number, number, number, number, number, number];
    const from: Point = [x, y];
    if (letter === 'M') [x, y] = [n[0], n[1]];
    else if (letter === 'h') x += n[0];
    else if (letter === 'v') y += n[0];
    else if (letter === 'V') y = n[0];
    else if (letter === 'c') {
      const on = (t: number, k: 0 | 1): number =>
        from[k] + 3 * (1 - t) ** 2 * t * n[k] + 3 * (1 - t) * t ** 2 * n[k + 2]! + t ** 3 * n[k + 4]!;
      for (let t = 0.05; t < 1; t += 0.05) points.push([on(t, 0), on(t, 1)]);
      [x, y] = [x + n[4], y + n[5]];
    }
    points.push([x, y]);
  }
  return points;
}

describe('round shapes of few curves', () => {
  it('a circle is as far from its middle everywhere', () => {
    for (const [x, y] of pointsOf(circlePath(30, 20, 15))) {
      expect(Math.abs(Math.hypot(x - 30, y - 20) - 15)).toBeLessThan(0.005);
    }
  });

  it('an ellipse has both of its radii', () => {
    const points = pointsOf(ellipsePath(10, 10, 8, 4));
    for (const [x, y] of points) expect(Math.hypot((x - 10) / 8, (y - 10) / 4)).toBeCloseTo(1, 2);
    expect([Math.min(...points.map(([x]) => x)), Math.max(...points.map(([, y]) => y))]).toEqual([2, 14]);
  });

  it('a box is as large as it says, and its corners are round', () => {
    const points = pointsOf(boxPath(1, 2, 50, 30, 4));
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]).toEqual([1, 51, 2, 32]);
    const corner = points.filter(([x, y]) => x < 5 && y < 6);
    for (const [x, y] of corner) expect(Math.abs(Math.hypot(x - 5, y - 6) - 4)).toBeLessThan(0.003);
  });

  it('a corner larger than the box makes it a round, none a plain box', () => {
    expect(pointsOf(boxPath(0, 0, 10, 10, 50)).every(([x, y]) => Math.hypot(x - 5, y - 5) < 5.01)).toBe(true);
    expect(boxPath(0, 0, 10, 20, 0)).toBe('M0 0h10v20h-10z');
  });

  it('an arch stands on its foot', () => {
    const points = pointsOf(archPath(20, 10, 6, 40));
    expect(Math.min(...points.map(([, y]) => y))).toBe(4);
    expect(points.filter(([, y]) => y === 40).map(([x]) => x)).toEqual([14, 26, 26]);
  });
});
