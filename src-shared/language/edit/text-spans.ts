import type { Span } from '../fixes';

/** The text with some characters changed; places are those of the text as it was. */
export const withSpans = (text: string, spans: readonly Span[]): string =>
  [...spans]
    // Of two at the same place, the first one listed comes to stand first.
    .reverse()
    .sort((a, b) => b.from - a.from)
    .reduce((changed, { from, to, put }) => changed.slice(0, from) + put + changed.slice(to), text);
