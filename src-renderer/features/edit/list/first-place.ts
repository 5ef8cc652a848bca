import type { TextPlace } from '../../../editor/text-place';

/**
 * Where a new document wants the first word of its designer: where its first comment points, which is the value
 * under it, or the comment’s own end when nothing follows.
 */
export function firstPlace(source: string): TextPlace {
  const lines = source.split('\n');
  const at = lines.findIndex((line) => line.trimStart().startsWith('//'));
  if (at < 0) return { line: 1, column: 1 };
  const value = /^\s*"[^"]*":\s*/.exec(lines[at + 1] ?? '');
  if (value) return { line: at + 2, column: value[0].length + 1 };
  return { line: at + 1, column: (lines[at] ?? '').length + 1 };
}
