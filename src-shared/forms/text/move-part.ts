import type { Node } from 'jsonc-parser';
import { breakOf, indentAt } from '@shared/language/edit/lines';
import { endsInLineComment, partsOf, type Part } from './parts';

/**
 * The text with an entry of a list at another place. Its comments go along; white space between entries and commas
 * belong to the places.
 */
export function withMovedPart(text: string, list: Node, from: number, to: number): string {
  const parts = partsOf(text, list);
  const moved = parts[from];
  const last = parts[Math.max(from, to)];
  const first = parts[Math.min(from, to)];
  if (!moved || !last || !first || from === to || !parts[to]) return text;
  const others = parts.filter((part) => part !== moved);
  const order = [...others.slice(0, to), moved, ...others.slice(to)];
  const indent = indentAt(text, first.from);
  let written = text.slice(0, first.start);
  let isOpen = false;
  parts.forEach((place, index) => {
    const part = order[index];
    if (!part || place.start < first.start || place.start > last.start) return;
    const gap = text.slice(place.start, place.spoken);
    written += isOpen && !/[\r\n]/u.test(gap) ? `${breakOf(text)}${indent}` : gap;
    const said = textOf(text, part, place.comma !== null);
    written += said;
    isOpen = endsInLineComment(said);
  });
  const rest = text.slice(last.end);
  const mustBreak = isOpen && !/^[ \t]*[\r\n]/u.test(rest);
  return `${written}${mustBreak ? `${breakOf(text)}${indent}` : ''}${rest}`;
}

/** A part with or without its comma. One that it did not have stands before its comments: they go to the line's end. */
function textOf(text: string, { spoken, from, to, comma, end }: Part, withComma: boolean): string {
  if ((comma !== null) === withComma) return text.slice(spoken, end);
  if (comma === null) return `${text.slice(spoken, to)},${text.slice(to, end)}`;
  return `${text.slice(spoken, from)}${text.slice(from, comma)}${text.slice(comma + 1, end)}`;
}
