import { createScanner, type Node } from 'jsonc-parser';
import type { Span } from '../fixes';
import { afterBreak, lineEnd, lineStart } from './lines';

/**
 * What has to go for a key or an entry to be gone: itself, one comma, and its line if nothing else stands there.
 * Comments stay, also those beside it: they may speak of something else.
 */
export function removalOf(text: string, part: Node): Span[] {
  const alone = insideOf(text, part);
  if (alone) return [alone];
  const end = part.offset + part.length;
  const next = commaAfter(text, end);
  const isJoined = next !== null && text.slice(end, next).trim() === '';
  const comma = next ?? commaBefore(text, part);
  const apart = comma !== null && !isJoined ? [{ from: comma, to: comma + 1, put: '' }] : [];
  return [withSpace(text, part.offset, isJoined ? next + 1 : end, next !== null), ...apart];
}

/** All between two brackets on one line, if this is all there is. */
function insideOf(text: string, part: Node): Span | null {
  const { parent } = part;
  if (!parent || parent.children?.length !== 1) return null;
  const [from, to] = [parent.offset + 1, parent.offset + parent.length - 1];
  const around = text.slice(from, part.offset) + text.slice(part.offset + part.length, to);
  return around.trim() === '' && !around.includes('\n') ? { from, to, put: '' } : null;
}

function withSpace(text: string, from: number, to: number, isFollowed: boolean): Span {
  const before = text.slice(lineStart(text, from), from);
  const after = text.slice(to, lineEnd(text, to));
  if (before.trim() === '' && after.trim() === '')
    return { from: from - before.length, to: afterBreak(text, to + after.length), put: '' };
  if (isFollowed || before.trim() === '')
    return { from, to: to + after.length - after.trimStart().length, put: '' };
  return { from: from - (before.length - before.trimEnd().length), to, put: '' };
}

/** The next sign, comments passed over, if it is a comma. */
export function commaAfter(text: string, from: number): number | null {
  const scanner = createScanner(text, true);
  scanner.setPosition(from);
  scanner.scan();
  const at = scanner.getTokenOffset();
  return text[at] === ',' ? at : null;
}

function commaBefore(text: string, part: Node): number | null {
  const siblings = part.parent?.children ?? [];
  const before = siblings[siblings.indexOf(part) - 1];
  return before ? commaAfter(text, before.offset + before.length) : null;
}
