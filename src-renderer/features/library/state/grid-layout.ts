/** Sizes in pixels. `itemWidth` null: a list, one item across the whole width. */
export interface GridSizes {
  readonly total: number;
  readonly width: number;
  readonly itemWidth: number | null;
  readonly itemHeight: number;
  /** Of a picture, which must not be stretched: its height for a width of 1, instead of `itemHeight`. */
  readonly ratio?: number | undefined;
  readonly gap: number;
}

export interface GridLayout {
  readonly total: number;
  readonly columns: number;
  readonly itemWidth: number;
  readonly itemHeight: number;
  /** From the left edge of one item to that of the next, and from the top of one row to that of the next. */
  readonly stepX: number;
  readonly stepY: number;
  readonly height: number;
}

/** Rows kept ready beyond the edges, so that a fast scroll shows no gap. */
const spareRows = 3;

export function layOut({ total, width, itemWidth, ratio, gap, ...sizes }: GridSizes): GridLayout {
  const columns = itemWidth === null ? 1 : Math.max(1, Math.floor((width + gap) / (itemWidth + gap)));
  const wide = Math.max(0, (width - gap * (columns - 1)) / columns);
  const rows = Math.ceil(total / columns);
  // A list that is not laid out yet has no width, and a row without height would show every item at once.
  const itemHeight = ratio === undefined || wide === 0 ? sizes.itemHeight : wide * ratio;
  return {
    total,
    columns,
    itemWidth: wide,
    itemHeight,
    stepX: wide + gap,
    stepY: itemHeight + gap,
    height: Math.max(0, rows * (itemHeight + gap) - gap),
  };
}

/** The items to draw, `last` included; null when there are none. */
export function visibleItems(
  layout: GridLayout,
  scrollTop: number,
  viewHeight: number,
): { first: number; last: number } | null {
  if (layout.total === 0) return null;
  const lastRow = Math.ceil(layout.total / layout.columns) - 1;
  const firstRow = Math.min(Math.max(0, Math.floor(scrollTop / layout.stepY) - spareRows), lastRow);
  const endRow = Math.min(Math.floor((scrollTop + viewHeight) / layout.stepY) + spareRows, lastRow);
  return {
    first: firstRow * layout.columns,
    last: Math.min((endRow + 1) * layout.columns, layout.total) - 1,
  };
}

export const placeOf = (layout: GridLayout, index: number): { x: number; y: number } => ({
  x: (index % layout.columns) * layout.stepX,
  y: Math.floor(index / layout.columns) * layout.stepY,
});

/**
 * How far to scroll so that the item is wholly in view: no further than needed. `margin` is the room above the
 * first item, kept around every item too, so that the ring of focus is not cut off.
 */
export function scrollToShow(
  layout: GridLayout,
  index: number,
  scrollTop: number,
  viewHeight: number,
  margin = 0,
): number {
  const top = placeOf(layout, index).y;
  const bottom = top + layout.itemHeight + 2 * margin;
  if (top < scrollTop || bottom - top > viewHeight) return top;
  return bottom > scrollTop + viewHeight ? bottom - viewHeight : scrollTop;
}
