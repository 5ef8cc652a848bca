import { findNodeAtLocation, getLocation, parseTree, type Node } from 'jsonc-parser';
import type { Way } from '@shared/forms/index';
import type { TextPlace } from '../../../../editor/text-place';

/** A place as diagnostics name it; it also names the field on the screen. */
export const keyOf = (path: Way): string => path.join('.');

/** Where a field stands in the text; null: it is not there. A key that looks like a number is one of a list. */
export function placeOfField(text: string, key: string): TextPlace | null {
  const root = parseTree(text, [], { allowTrailingComma: true });
  const node = root && find(root, key.split('.'));
  if (!node) return null;
  const property = node.parent?.type === 'property' ? node.parent : node;
  // Behind its first sign: before it the cursor would be in what is around it.
  const lines = text.slice(0, property.offset + 1).split(/\r\n|\r|\n/u);
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

function find(root: Node, steps: readonly string[]): Node | undefined {
  let here: Node | undefined = root;
  for (const step of steps) {
    if (!here) return undefined;
    here = findNodeAtLocation(here, [here.type === 'array' ? Number(step) : step]);
  }
  return here;
}

/** The part of a document that the cursor is in, as diagnostics name places. */
export function wayAtPlace(text: string, { line, column }: TextPlace): string {
  const starts = [...text.matchAll(/^/gmu)].map(({ index }) => index);
  const { path } = getLocation(text, (starts[line - 1] ?? 0) + column - 1);
  // Between keys the last step is one that has no letters yet.
  return path.filter((step) => step !== '').join('.');
}
