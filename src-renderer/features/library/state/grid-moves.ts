/** What a move needs to know of the list on screen. A list is a grid of one column. */
export interface GridShape {
  readonly total: number;
  readonly columns: number;
  /** Rows that fit on the screen: the step of PageUp and PageDown. */
  readonly pageRows: number;
}

const moveKeys = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'PageUp',
  'PageDown',
] as const;
export type MoveKey = (typeof moveKeys)[number];

export const isMoveKey = (key: string): key is MoveKey => moveKeys.some((known) => known === key);

/** Where the cursor goes from `index` (null: nothing chosen yet). Null only for an empty list. */
export function moveCursor(index: number | null, key: MoveKey, shape: GridShape): number | null {
  const { total, columns } = shape;
  if (total === 0) return null;
  const last = total - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (index === null) return 0;
  const from = Math.min(index, last);
  const page = columns * Math.max(1, shape.pageRows);
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, from - 1);
    case 'ArrowRight':
      return Math.min(last, from + 1);
    case 'ArrowUp':
      return from < columns ? from : from - columns;
    case 'ArrowDown':
      return downBy(from, columns, shape);
    case 'PageUp':
      return from - page < 0 ? from % columns : from - page;
    case 'PageDown':
      return downBy(from, page, shape);
  }
}

/** A short last row must stay reachable: below its gap the cursor goes to the last item. */
function downBy(from: number, step: number, { total, columns }: GridShape): number {
  const last = total - 1;
  const to = from + step;
  if (to <= last) return to;
  const lastRowStart = last - (last % columns);
  if (from >= lastRowStart) return from;
  return Math.min(lastRowStart + (from % columns), last);
}
