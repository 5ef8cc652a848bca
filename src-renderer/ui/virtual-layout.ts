import type { Box } from '@shared/geometry/box';

/** Where the items of a long list are, in pixels from its upper left corner. */
export interface VirtualLayout {
  readonly total: number;
  /** Of all items. */
  readonly height: number;
  placeOf(index: number): Box;
  /** The items to draw, `last` included; null: there are none. */
  inView(scrollTop: number, viewHeight: number): { readonly first: number; readonly last: number } | null;
}

/** Rows kept ready beyond the edges, so that a fast scroll shows no gap. */
const spare = { ofGrid: 3, ofLines: 4 };

/** Sizes in pixels. `itemWidth` null: a list, one item across the whole width. */
interface GridSizes {
  readonly total: number;
  readonly width: number;
  readonly itemWidth: number | null;
  readonly itemHeight: number;
  /** Of a picture, which must not be stretched: its height for a width of 1, instead of `itemHeight`. */
  readonly ratio?: number | undefined;
  readonly gap: number;
}

interface GridLayout extends VirtualLayout {
  readonly columns: number;
  readonly itemWidth: number;
  readonly itemHeight: number;
  /** From the top of one row to that of the next. */
  readonly stepY: number;
}

/** Items of one size in as many columns as there is room for. */
export function layOutGrid({ total, width, itemWidth, ratio, gap, ...sizes }: GridSizes): GridLayout {
  const columns = itemWidth === null ? 1 : Math.max(1, Math.floor((width + gap) / (itemWidth + gap)));
  const w = Math.max(0, (width - gap * (columns - 1)) / columns);
  const rows = Math.ceil(total / columns);
  // Before the first layout the width is 0. A row without height would draw every item at once.
  const h = ratio === undefined || w === 0 ? sizes.itemHeight : w * ratio;
  const stepY = h + gap;
  return {
    total,
    columns,
    itemWidth: w,
    itemHeight: h,
    stepY,
    height: Math.max(0, rows * stepY - gap),
    placeOf: (index) => ({
      x: (index % columns) * (w + gap),
      y: Math.floor(index / columns) * stepY,
      w,
      h,
    }),
    inView(scrollTop, viewHeight) {
      if (total === 0) return null;
      const firstRow = Math.min(Math.max(0, Math.floor(scrollTop / stepY) - spare.ofGrid), rows - 1);
      const endRow = Math.min(Math.floor((scrollTop + viewHeight) / stepY) + spare.ofGrid, rows - 1);
      return { first: firstRow * columns, last: Math.min((endRow + 1) * columns, total) - 1 };
    },
  };
}

/** Lines of several heights one under the other. */
export function layOutLines(heights: readonly number[], width: number): VirtualLayout {
  const tops = [0];
  for (const height of heights) tops.push((tops.at(-1) ?? 0) + height);
  const topOf = (index: number): number => tops[index] ?? 0;
  const total = heights.length;
  /** The line at this height: the last one that begins there or above. */
  const lineAt = (y: number): number => {
    let low = 0;
    let high = Math.max(0, total - 1);
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (topOf(middle) <= y) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  return {
    total,
    height: tops.at(-1) ?? 0,
    placeOf: (index) => ({ x: 0, y: topOf(index), w: width, h: topOf(index + 1) - topOf(index) }),
    inView: (scrollTop, viewHeight) =>
      total === 0
        ? null
        : {
            first: Math.max(0, lineAt(scrollTop) - spare.ofLines),
            last: Math.min(total - 1, lineAt(scrollTop + viewHeight) + spare.ofLines),
          },
  };
}

/**
 * How far to scroll so that the item is wholly in view: no further than needed. `margin` is the room above the
 * first item, kept around every item too, so that the ring of focus is not cut off.
 */
export function scrollToShow(
  layout: VirtualLayout,
  index: number,
  scrollTop: number,
  viewHeight: number,
  margin = 0,
): number {
  const { y, h } = layout.placeOf(index);
  const bottom = y + h + 2 * margin;
  if (y < scrollTop || bottom - y > viewHeight) return y;
  return bottom > scrollTop + viewHeight ? bottom - viewHeight : scrollTop;
}
