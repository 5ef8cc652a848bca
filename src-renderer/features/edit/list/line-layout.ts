/** Lines of several heights one under the other, of which only those in view are drawn. */
export interface LineLayout {
  /** The top of each line, and at the end the height of all. */
  readonly tops: readonly number[];
}

/** Lines kept ready beyond the edges, so that a fast scroll shows no gap. */
const spare = 4;

export function layOutLines(heights: readonly number[]): LineLayout {
  const tops = [0];
  for (const height of heights) tops.push((tops.at(-1) ?? 0) + height);
  return { tops };
}

export const heightOf = ({ tops }: LineLayout): number => tops.at(-1) ?? 0;
export const topOf = ({ tops }: LineLayout, index: number): number => tops[index] ?? 0;

/** The line at this height: the last one that begins there or above. */
function lineAt({ tops }: LineLayout, y: number): number {
  let low = 0;
  let high = Math.max(0, tops.length - 2);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((tops[middle] ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The lines to draw, by their number. */
export function linesInView(layout: LineLayout, scrollTop: number, viewHeight: number): readonly number[] {
  const count = layout.tops.length - 1;
  if (count === 0) return [];
  const first = Math.max(0, lineAt(layout, scrollTop) - spare);
  const last = Math.min(count - 1, lineAt(layout, scrollTop + viewHeight) + spare);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** How far to scroll so that the line is wholly in view: no further than needed. */
export function scrollToLine(
  layout: LineLayout,
  index: number,
  scrollTop: number,
  viewHeight: number,
): number {
  const top = topOf(layout, index);
  const bottom = topOf(layout, index + 1);
  if (top < scrollTop || bottom - top > viewHeight) return top;
  return bottom > scrollTop + viewHeight ? bottom - viewHeight : scrollTop;
}
