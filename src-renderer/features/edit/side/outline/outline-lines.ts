import type { OutlineNode } from '@shared/assist/types';

export interface OutlineLine {
  readonly node: OutlineNode;
  /** From 1. */
  readonly level: number;
  readonly at: number;
  readonly of: number;
}

/** A tree one line under the other. */
export const outlineLines = (nodes: readonly OutlineNode[], level = 1): readonly OutlineLine[] =>
  nodes.flatMap((node, at) => [
    { node, level, at, of: nodes.length },
    ...outlineLines(node.children, level + 1),
  ]);

/** The innermost part that the cursor is in; −1: none. */
export const lineAround = (lines: readonly OutlineLine[], offset: number): number =>
  lines.findLastIndex(({ node: { span } }) => span.from <= offset && offset <= span.to);
