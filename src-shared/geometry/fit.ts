/**
 * How a text is made to fit its box. In this order, as little as possible: lines come closer, letters become
 * narrower, letters become smaller. What it looks like is the caller's matter: this only searches.
 */

export interface Setting {
  /** Type size in millimetres. */
  readonly size: number;
  /** Distance of lines, as a multiple of the size. */
  readonly leading: number;
  /** Width of the letters: 1 is as they were drawn. */
  readonly width: number;
}

export interface FitRange {
  readonly size: number;
  /** The floor of the size. */
  readonly least: number;
  readonly leading: number;
}

export const fitMeans = ['nothing', 'leading', 'width', 'size'] as const;
export type FitMeans = (typeof fitMeans)[number];

export interface Fit {
  readonly fits: boolean;
  /** The last means that was needed. */
  readonly used: FitMeans;
  readonly setting: Setting;
}

/** Nobody sees narrower letters down to here. */
export const narrowest = 0.9;
const tightestShare = 0.86;
const steps = { leading: 0.02, width: 0.01, size: 0.05 } as const;

type Measure = (setting: Setting) => boolean;

/** The largest of these values, from `high` down to `low`, with which it fits; null if not even the lowest does. */
function largest(low: number, high: number, step: number, fits: (value: number) => boolean): number | null {
  const count = Math.max(0, Math.ceil((high - low) / step - 1e-9));
  const valueAt = (index: number): number => (index >= count ? low : high - index * step);
  if (!fits(valueAt(count))) return null;
  // the first index that fits; indexes from `known` on are known to
  let [unknown, known] = [0, count];
  while (unknown < known) {
    const middle = (unknown + known) >> 1;
    if (fits(valueAt(middle))) known = middle;
    else unknown = middle + 1;
  }
  return valueAt(known);
}

export function fitText(range: FitRange, may: 'all' | 'size' | 'none', measure: Measure): Fit {
  const { size, leading } = range;
  const least = Math.min(range.least, size);
  const natural: Setting = { size, leading, width: 1 };
  const done = (used: FitMeans, setting: Setting, fits = true): Fit => ({ fits, used, setting });
  if (measure(natural)) return done('nothing', natural);
  if (may === 'none') return done('nothing', natural, false);

  const all = may === 'all';
  const tight = all ? leading * tightestShare : leading;
  const narrow = all ? narrowest : 1;
  if (all) {
    const closer = largest(tight, leading, steps.leading, (value) =>
      measure({ size, leading: value, width: 1 }),
    );
    if (closer !== null) return done('leading', { size, leading: closer, width: 1 });
    const narrower = largest(narrow, 1, steps.width, (width) => measure({ size, leading: tight, width }));
    if (narrower !== null) return done('width', { size, leading: tight, width: narrower });
  }
  const smaller = largest(least, size, steps.size, (value) =>
    measure({ size: value, leading: tight, width: narrow }),
  );
  if (smaller === null) return done('size', { size: least, leading: tight, width: narrow }, false);
  return done('size', loosened({ size: smaller, leading: tight, width: narrow }, leading, measure));
}

/** The size was the last to give way; room that is left by its steps is given back to the letters and lines. */
function loosened(found: Setting, leading: number, measure: Measure): Setting {
  const width =
    largest(found.width, 1, steps.width, (value) => measure({ ...found, width: value })) ?? found.width;
  const wide = { ...found, width };
  return {
    ...wide,
    leading:
      largest(found.leading, leading, steps.leading, (value) => measure({ ...wide, leading: value })) ??
      found.leading,
  };
}
