/** Where the line of a place begins, and where it ends before its break. */
export const lineStart = (text: string, at: number): number =>
  Math.max(text.lastIndexOf('\n', at - 1), text.lastIndexOf('\r', at - 1)) + 1;

export function lineEnd(text: string, at: number): number {
  const found = /[\r\n]/.exec(text.slice(at));
  return found ? at + found.index : text.length;
}

/** Behind the break that stands there, if one does. */
export const afterBreak = (text: string, at: number): number =>
  at + (/^(?:\r\n|\r|\n)/.exec(text.slice(at))?.[0].length ?? 0);

export const breakOf = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n');
export const indentAt = (text: string, at: number): string =>
  /^[ \t]*/.exec(text.slice(lineStart(text, at), at))?.[0] ?? '';
