import type { Item, Size } from './model';
import { upright } from './sizes';

/** A mat is printed on one side: nobody glues sheets on both. */
export const backOf = ({ way, back }: Item): string | null => (way === 'mat' ? null : back);
export const hasBack = (item: Item): boolean => backOf(item) !== null;

export interface Group {
  /** Upright. */
  readonly size: Size;
  readonly items: readonly [Item, ...Item[]];
}

/** Cards that can lie side by side, in the order in which a size first comes. */
export function groupsOf(items: readonly Item[]): readonly Group[] {
  const groups = new Map<string, { size: Size; items: [Item, ...Item[]] }>();
  for (const item of items) {
    const size = upright(item.size);
    const key = `${size.w}×${size.h}`;
    const group = groups.get(key);
    if (group) group.items.push(item);
    else groups.set(key, { size, items: [item] });
  }
  return [...groups.values()];
}
