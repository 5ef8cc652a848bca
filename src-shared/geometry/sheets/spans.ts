import { slack } from '../box';

/** A stretch of a line. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What is left of a span beside these holes, in order. */
export function without(span: Span, holes: readonly Span[]): Span[] {
  const left: Span[] = [];
  let { from } = span;
  for (const hole of holes.toSorted((a, b) => a.from - b.from)) {
    if (hole.to <= from) continue;
    if (hole.from >= span.to) break;
    if (hole.from > from + slack) left.push({ from, to: hole.from });
    from = hole.to;
  }
  if (span.to > from + slack) left.push({ from, to: span.to });
  return left;
}

/** The same stretches, each said once: those that overlap or meet become one. */
export function joined(spans: readonly Span[]): Span[] {
  const whole: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = whole.at(-1);
    if (last && span.from <= last.to + slack)
      whole[whole.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else whole.push(span);
  }
  return whole;
}
