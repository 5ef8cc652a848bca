import type { Node } from 'jsonc-parser';
import { formattingOf } from '@shared/language/edit-names';
import { breakOf, indentAt } from '@shared/language/edit/lines';
import { writtenValue } from '@shared/language/edit/add-part';
import { withSpans } from '@shared/language/edit/text-spans';
import type { PlainValue, Span } from '@shared/language/fixes';
import { endsInLineComment, partsOf, type Part } from './parts';
import { writtenIn, type Lines } from './written';

export interface NewPart {
  /** Of an object. */
  readonly key: string | null;
  readonly value: PlainValue;
}

/** The text with one more key or entry, before the one that is at `index` now. */
export function withPart(text: string, whole: Node, index: number, part: NewPart): string {
  const parts = partsOf(text, whole);
  const before = parts[index];
  if (before) return withSpans(text, beforePart(text, before, part));
  const last = parts.at(-1);
  return withSpans(text, last ? behindPart(text, last, part) : asOnlyPart(text, whole, part));
}

function linesAt(text: string, indent: string): Lines {
  const { insertSpaces, tabSize } = formattingOf(text);
  return { nl: breakOf(text), indent, step: insertSpaces === false ? '\t' : ' '.repeat(tabSize ?? 2) };
}

const withKey = ({ key }: NewPart, written: string): string =>
  key === null ? written : `${JSON.stringify(key)}: ${written}`;
const onOneLine = (part: NewPart): string => withKey(part, writtenValue(part.value));
const overLines = (part: NewPart, lines: Lines): string => withKey(part, writtenIn(part.value, lines));

const isOwnLine = (text: string, { start, spoken }: Part): boolean =>
  /[\r\n]/u.test(text.slice(start, spoken));

function beforePart(text: string, next: Part, part: NewPart): Span[] {
  if (!isOwnLine(text, next)) return [{ from: next.spoken, to: next.spoken, put: `${onOneLine(part)}, ` }];
  const lines = linesAt(text, indentAt(text, next.from));
  const put = `${lines.nl}${lines.indent}${overLines(part, lines)},`;
  return [{ from: next.start, to: next.start, put }];
}

function behindPart(text: string, last: Part, part: NewPart): Span[] {
  const comma = last.comma === null ? [{ from: last.to, to: last.to, put: ',' }] : [];
  const after = last.comma === null ? '' : ',';
  const mustBreak = endsInLineComment(text.slice(last.to, last.end));
  if (!isOwnLine(text, last) && !mustBreak) {
    const put = `${comma.length > 0 && last.end === last.to ? ',' : ''} ${onOneLine(part)}${after}`;
    return [...(last.end === last.to ? [] : comma), { from: last.end, to: last.end, put }];
  }
  const lines = linesAt(text, indentAt(text, last.from));
  const put = `${lines.nl}${lines.indent}${overLines(part, lines)}${after}`;
  if (last.end === last.to)
    return [{ from: last.end, to: last.end, put: `${comma.length > 0 ? ',' : ''}${put}` }];
  return [...comma, { from: last.end, to: last.end, put }];
}

/** Into an empty bracket, behind the comments in it. */
function asOnlyPart(text: string, whole: Node, part: NewPart): Span[] {
  const open = whole.offset + 1;
  const close = whole.offset + whole.length - 1;
  const kept = text.slice(open, close).trimEnd();
  const lines = linesAt(text, indentAt(text, whole.offset));
  const inner = { ...lines, indent: lines.indent + lines.step };
  const isLong = typeof part.value === 'object' && part.value !== null;
  if (kept === '' && !isLong) {
    const gap = whole.type === 'object' ? ' ' : '';
    return [{ from: open, to: close, put: `${gap}${onOneLine(part)}${gap}` }];
  }
  const put = `${lines.nl}${inner.indent}${overLines(part, inner)}${lines.nl}${lines.indent}`;
  return [{ from: open + kept.length, to: close, put }];
}
