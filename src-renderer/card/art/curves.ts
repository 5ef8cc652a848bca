/**
 * Round shapes as outlines of a few curves. Chromium writes a circle into a PDF as sixty-four of them, a kilobyte
 * each time; with four it is off by a fortieth of a hundredth of its radius, which nobody can print.
 */
const kappa = 0.5523;

const short = (value: number): string => String(Math.round(value * 1000) / 1000);
const at = (...values: readonly number[]): string => values.map(short).join(' ');

/** A quarter of a round, from where the pen is: first straight on along (x, y), then along (u, v). */
const quarter = (x: number, y: number, u: number, v: number): string =>
  `c${at(x * kappa, y * kappa, x + u * (1 - kappa), y + v * (1 - kappa), x + u, y + v)}`;

export const ellipsePath = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${at(cx - rx, cy)}${quarter(0, -ry, rx, 0)}${quarter(rx, 0, 0, ry)}${quarter(0, ry, -rx, 0)}${quarter(-rx, 0, 0, -ry)}z`;

export const circlePath = (cx: number, cy: number, r: number): string => ellipsePath(cx, cy, r, r);

/** A box with round corners. */
export function boxPath(x: number, y: number, w: number, h: number, corner: number): string {
  const r = Math.min(corner, w / 2, h / 2);
  if (r <= 0) return `M${at(x, y)}h${short(w)}v${short(h)}h${short(-w)}z`;
  const [across, down] = [short(w - 2 * r), short(h - 2 * r)];
  return [
    `M${at(x, y + r)}`,
    quarter(0, -r, r, 0),
    `h${across}`,
    quarter(r, 0, 0, r),
    `v${down}`,
    quarter(0, r, -r, 0),
    `h-${across}`,
    quarter(-r, 0, 0, -r),
    'z',
  ].join('');
}

/** A window with a round top around a point. */
export const archPath = (x: number, y: number, r: number, bottom: number): string =>
  `M${at(x - r, bottom)}V${short(y)}${quarter(0, -r, r, 0)}${quarter(r, 0, 0, r)}V${short(bottom)}z`;
