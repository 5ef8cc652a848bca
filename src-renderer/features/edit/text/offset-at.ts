import type { TextPlace } from '../../../editor/text-place';

/** The character at a line and column; the end of the line, or of the text, where there is none. */
export function offsetAt(text: string, { line, column }: TextPlace): number {
  let start = 0;
  for (let at = 1; at < line; at += 1) {
    const end = text.indexOf('\n', start);
    if (end < 0) return text.length;
    start = end + 1;
  }
  const end = text.indexOf('\n', start);
  return Math.min(start + column - 1, end < 0 ? text.length : end);
}
