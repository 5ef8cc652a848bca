import type { TextPlace } from '../../../editor/text-place';

/** Into brackets, to the first thing in them that can be another; a list is added to at its beginning. */
const insideOf = (value: string): number =>
  /^(?:\{\s*"[^"]*":\s*)*(?:["[]|\{(?=\s*\}))?/.exec(value)?.[0].length ?? 0;

/**
 * Where a new document wants the first word of its designer, and help has something to offer: where its last comment
 * points, which is the empty line under it, or inside the value under it. Never in the comment: what is typed there
 * would be lost.
 */
export function firstPlace(source: string): TextPlace {
  const lines = source.split('\n');
  const at = lines.findLastIndex((line) => line.trimStart().startsWith('//'));
  if (at < 0) return inEmptyBrackets(lines);
  const below = lines[at + 1] ?? '';
  if (below.trim() === '') return { line: at + 2, column: below.length + 1 };
  const key = /^\s*"[^"]*":\s*/.exec(below)?.[0].length ?? 0;
  return { line: at + 2, column: key + insideOf(below.slice(key)) + 1 };
}

function inEmptyBrackets(lines: readonly string[]): TextPlace {
  const columns = lines.map((line) => line.search(/\[\]|\{\}/));
  const at = columns.findIndex((column) => column >= 0);
  return at < 0 ? { line: 1, column: 1 } : { line: at + 1, column: (columns[at] ?? 0) + 2 };
}
