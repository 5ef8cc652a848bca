import type { Tone } from '@shared/language/definitions/template-words';

/**
 * Every tone has a pattern of its own, for eyes that can't tell the colours. Written out as outlines and not as an
 * SVG pattern, which a PDF may turn into pixels.
 */
export const patterns = [
  'weave',
  'dots',
  'ruled',
  'scales',
  'checks',
  'stitches',
  'waves',
  'sparks',
  'ribbons',
  'stars',
] as const;
export type Pattern = (typeof patterns)[number];

const ofTone: Readonly<Record<Tone, Pattern>> = {
  home: 'weave',
  town: 'dots',
  school: 'ruled',
  furre: 'scales',
  treat: 'checks',
  alteration: 'stitches',
  haven: 'waves',
  action: 'sparks',
  ribbon: 'ribbons',
  evening: 'stars',
};
/** Tones are words of data: one that is not known is drawn like the first. */
export const patternOf = (tone: string): Pattern =>
  Object.hasOwn(ofTone, tone) ? ofTone[tone as Tone] : 'weave';

export interface Drawn {
  readonly d: string;
  /** Filled, or drawn as lines of this width in millimetres. */
  readonly line: number | null;
}

const short = (value: number): string => String(Math.round(value * 100) / 100);
const at = (x: number, y: number): string => `${short(x)} ${short(y)}`;

/** One piece on each point of a grid, every second row moved by half a step; all pieces lie inside. */
function grid(
  width: number,
  height: number,
  step: { readonly x: number; readonly y: number },
  edge: number,
  piece: (x: number, y: number, row: number, column: number) => string,
): string {
  const parts: string[] = [];
  for (let row = 0, y = step.y / 2; y <= height - edge; row++, y += step.y) {
    const first = row % 2 === 0 ? step.x / 2 : step.x;
    for (let column = 0, x = first; x <= width - edge; column++, x += step.x) {
      if (x >= edge && y >= edge) parts.push(piece(x, y, row, column));
    }
  }
  return parts.join('');
}

const star = (x: number, y: number, r: number): string =>
  `M${at(x, y - r)}Q${at(x, y)} ${at(x + r, y)}Q${at(x, y)} ${at(x, y + r)}Q${at(x, y)} ${at(x - r, y)}Q${at(x, y)} ${at(x, y - r)}z`;

type Draw = (width: number, height: number) => Drawn;

const draw: Readonly<Record<Pattern, Draw>> = {
  weave: (width, height) => ({
    line: 0.3,
    // Two threads lie over, two lie under: short bundles, across and along by turns.
    d: grid(width, height, { x: 4.4, y: 2.2 }, 1.1, (x, y, row) => {
      const along = row % 2 === 0;
      return [-0.45, 0.45]
        .map((off) => (along ? `M${at(x - 0.9, y + off)}h1.8` : `M${at(x + off, y - 0.9)}v1.8`))
        .join('');
    }),
  }),
  dots: (width, height) => ({
    // Lines of no length with round ends: written out as circles, the dots of one card would fill a hundred kilobytes.
    line: 0.9,
    d: grid(width, height, { x: 3, y: 1.9 }, 0.5, (x, y) => `M${at(x, y)}h0`),
  }),
  ruled: (width, height) => {
    let d = '';
    for (let y = 2.2; y < height; y += 2.2) d += `M0 ${short(y)}h${short(width)}`;
    return { d: `${d}M5 0v${short(height)}`, line: 0.2 };
  },
  scales: (width, height) => ({
    line: 0.25,
    d: grid(width, height, { x: 4, y: 2 }, 0, (x, y) => `M${at(x - 2, y)}a2 2 0 0 0 4 0`),
  }),
  checks: (width, height) => ({
    line: null,
    d: grid(width, height, { x: 4, y: 2 }, 1, (x, y) => `M${at(x, y - 0.8)}l1.2 0.8l-1.2 0.8l-1.2-0.8z`),
  }),
  stitches: (width, height) => ({
    line: 0.3,
    d: grid(width, height, { x: 3, y: 2.4 }, 0.9, (x, y) => `M${at(x - 0.6, y + 0.6)}l1.2-1.2`),
  }),
  waves: (width, height) => {
    let d = '';
    for (let y = 1.8; y < height; y += 2.4) {
      d += `M${at(-1, y)}`;
      for (let x = -1; x < width + 4; x += 4) d += 'q1-1.2 2 0t2 0';
    }
    return { d, line: 0.25 };
  },
  sparks: (width, height) => ({
    line: null,
    d: grid(width, height, { x: 4.6, y: 2.6 }, 1, (x, y, row, column) =>
      star(x, y, (row + column) % 3 === 0 ? 1 : 0.6),
    ),
  }),
  ribbons: (width, height) => {
    let d = '';
    for (let x = -height; x < width; x += 3.2) d += `M${at(x, height)}l${at(height, -height)}`;
    return { d, line: 0.3 };
  },
  stars: (width, height) => ({
    line: null,
    d: grid(width, height, { x: 5, y: 3 }, 1, (x, y, row) => star(x, y, row % 2 === 0 ? 0.9 : 0.5)),
  }),
};

const drawn = new Map<string, Drawn>();

/** A pattern over a field of this size in millimetres. A thousand cards have a handful of sizes. */
export function drawPattern(pattern: Pattern, width: number, height: number): Drawn {
  const key = `${pattern} ${width} ${height}`;
  const known = drawn.get(key) ?? draw[pattern](width, height);
  drawn.set(key, known);
  return known;
}
