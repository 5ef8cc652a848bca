import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { FindingPath } from '@shared/language/finding';

export interface Replacement {
  readonly at: FindingPath;
  readonly to: string;
}

/** The document with other texts at these places, everything else kept to the letter: comments, order, spacing. */
export function replaceTexts(source: string, replacements: readonly Replacement[]): string {
  const root = parseTree(source, [], { allowTrailingComma: true });
  if (!root) return source;
  return replacements
    .flatMap(({ at, to }) => {
      const node = findNodeAtLocation(root, [...at]);
      return node?.type === 'string' ? [{ from: node.offset, until: node.offset + node.length, to }] : [];
    })
    .sort((a, b) => b.from - a.from)
    .reduce(
      (text, { from, until, to }) => text.slice(0, from) + JSON.stringify(to) + text.slice(until),
      source,
    );
}
