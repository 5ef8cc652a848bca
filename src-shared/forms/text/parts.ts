import type { Node } from 'jsonc-parser';
import { commaAfter } from '@shared/language/edit/remove-part';
import { isComment, tokensFrom } from './tokens';

/**
 * A key or an entry with everything around it that speaks of it: the comments above and the ones behind it on its
 * line. Parts follow each other without a gap: one ends where the next begins.
 */
export interface Part {
  readonly start: number;
  /** Behind the white space before it: here its comments begin, or it does. */
  readonly spoken: number;
  readonly from: number;
  readonly to: number;
  readonly comma: number | null;
  readonly end: number;
}

/** Behind the comments that follow on the same line; where something else follows there, they are not ours. */
function behindComments(text: string, at: number): number {
  let end = at;
  for (const token of tokensFrom(text, at)) {
    if (isComment(token)) end = token.to;
    else if (token.is !== 'space') return token.is === 'break' || token.is === 'close' ? end : at;
  }
  return end;
}

const behindSpace = (text: string, at: number): number => {
  const found = /\S/u.exec(text.slice(at));
  return found ? at + found.index : text.length;
};

/** Where the first part begins: a comment on the line of the bracket speaks of the whole. */
const firstStart = (text: string, open: number): number => {
  const end = behindComments(text, open);
  return /[\r\n]/u.test(text.slice(end, behindSpace(text, end))) ? end : open;
};

export function partsOf(text: string, whole: Node): Part[] {
  let start = firstStart(text, whole.offset + 1);
  return (whole.children ?? []).map(({ offset, length }) => {
    const to = offset + length;
    const comma = commaAfter(text, to);
    const end = behindComments(text, comma === null ? to : comma + 1);
    const part = { start, spoken: behindSpace(text, start), from: offset, to, comma, end };
    start = end;
    return part;
  });
}

/** Does it end with a comment that goes on to the end of its line? */
export const endsInLineComment = (text: string): boolean =>
  [...tokensFrom(text)].at(-1)?.is === 'line-comment';
