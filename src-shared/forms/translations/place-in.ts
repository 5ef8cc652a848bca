import { nodeAt, treeOf } from '../text/set-value';
import type { Way } from '../types';

/** Where in the text something stands, counted from 1; of what is not there, where the nearest part around it does. */
export function placeIn(text: string, way: Way): { readonly line: number; readonly column: number } {
  const root = treeOf(text);
  for (let length = way.length; length >= 0; length -= 1) {
    const node = nodeAt(root, way.slice(0, length));
    if (!node) continue;
    const before = text.slice(0, node.offset).split('\n');
    return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
  }
  return { line: 1, column: 1 };
}
