import type { Node } from 'jsonc-parser';
import type { PlainValue, Span } from '../fixes';
import { breakOf, indentAt, lineEnd } from './lines';
import { commaAfter } from './remove-part';

/** A value as packs are written: short things on one line. */
export function writtenValue(value: PlainValue): string {
  if (Array.isArray(value)) return `[${value.map(writtenValue).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${writtenValue(part)}`);
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
}

/** One more key or entry behind the last one, on a line of its own where the others have theirs. */
export function additionTo(text: string, whole: Node, written: string): Span[] {
  const last = whole.children?.at(-1);
  const open = whole.offset + 1;
  const close = whole.offset + whole.length - 1;
  if (!last) {
    const gap = whole.type === 'object' ? ' ' : '';
    return text.slice(open, close).trim() === ''
      ? [{ from: open, to: close, put: `${gap}${written}${gap}` }]
      : [{ from: close, to: close, put: `${breakOf(text)}${written}${breakOf(text)}` }];
  }
  const end = last.offset + last.length;
  const comma = commaAfter(text, end);
  const from = comma === null ? end : comma + 1;
  const comes = comma === null ? [{ from: end, to: end, put: ',' }] : [];
  const isOwnLine = text.slice(open, last.offset).includes('\n') && lineEnd(text, from) < close;
  if (!isOwnLine) return [{ from, to: from, put: `${comma === null ? ',' : ''} ${written}` }];
  // Behind a comment on the line of the last one: it speaks of that one.
  const at = lineEnd(text, from);
  const indent = indentAt(text, last.offset);
  return [
    ...comes,
    { from: at, to: at, put: `${breakOf(text)}${indent}${written}${comma === null ? '' : ','}` },
  ];
}
