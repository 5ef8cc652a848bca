import type { Entry, HalfWritten, ObjectPart, Open, Part, ScalarPart } from './half-written';
import type { Token } from './tokens';
import type { Span } from './types';

/** One level on the way to the cursor: a bracket, and the key or the index that leads further in. */
export interface Level {
  readonly part: Open;
  /** null: the cursor is between its entries. */
  readonly step: string | number | null;
  readonly entry: Entry | null;
}

/** What the cursor touches. */
export type Touched =
  | { readonly is: 'key'; readonly entry: Entry; readonly part: ObjectPart }
  | { readonly is: 'value'; readonly scalar: ScalarPart }
  /** Between two parts: what comes before, comments aside. */
  | { readonly is: 'gap'; readonly before: Token | null }
  | { readonly is: 'comment' };

export interface Cursor {
  /** From the root to the innermost bracket. */
  readonly levels: readonly Level[];
  readonly touched: Touched;
  /** What follows it, and what it touches: null at the end of the text. */
  readonly after: Token | null;
}

/** Where the cursor stands. A text or a number is touched at both its ends: there one goes on typing. */
export function cursorAt(half: HalfWritten, offset: number): Cursor {
  const { tokens, root } = half;
  const index = firstReaching(tokens, offset);
  const levels = levelsAt(root, offset);
  const here = touchedToken(tokens, index, offset);
  const after = tokens.slice(index).find(({ from, is }) => from >= offset && is !== 'comment') ?? null;
  if (!here) return { levels, touched: { is: 'gap', before: significantBefore(tokens, offset) }, after };
  const follows = nextSignificant(tokens, here);
  if (here.is === 'comment') return { levels, touched: { is: 'comment' }, after: follows };
  const top = levels.at(-1);
  if (top?.part.is === 'object') {
    const entry = top.part.entries.find(({ token }) => token === here);
    if (entry) return { levels, touched: { is: 'key', entry, part: top.part }, after: follows };
  }
  const scalar = scalarOf(top, root, here);
  return scalar
    ? { levels, touched: { is: 'value', scalar }, after: follows }
    : { levels, touched: { is: 'gap', before: significantBefore(tokens, here.from) }, after: follows };
}

/** The first token that ends at the offset or behind it: a keystroke must not look at all of them one by one. */
function firstReaching(tokens: readonly Token[], offset: number): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.to ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

function touchedToken(tokens: readonly Token[], index: number, offset: number): Token | null {
  for (const token of tokens.slice(index, index + 2)) {
    if (token.from > offset) break;
    if (token.is === 'bare') return token;
    if (token.is === 'text' && token.from < offset) return token;
    // A line comment goes on to the end of its line; a block comment is over behind its end.
    if (token.is === 'comment' && token.from < offset && offset <= token.to) return token;
  }
  return null;
}

const nextSignificant = (tokens: readonly Token[], token: Token): Token | null =>
  tokens
    .slice(firstReaching(tokens, token.to))
    .find(({ from, is }) => from >= token.to && is !== 'comment') ?? null;

const significantBefore = (tokens: readonly Token[], offset: number): Token | null =>
  tokens
    .slice(0, firstReaching(tokens, offset) + 1)
    .findLast(({ to, is }) => to <= offset && is !== 'comment') ?? null;

const isInside = (part: Part, offset: number): part is Open =>
  part.is !== 'scalar' && part.from < offset && (part.closed ? offset < part.to : offset <= part.to);

function levelsAt(root: Part | null, offset: number): Level[] {
  const levels: Level[] = [];
  let part = root;
  while (part && isInside(part, offset)) {
    const level: Level = part.is === 'object' ? inObject(part, offset) : inList(part, offset);
    levels.push(level);
    part =
      level.entry?.value ??
      (part.is === 'list' && typeof level.step === 'number' ? (part.items[level.step] ?? null) : null);
  }
  return levels;
}

/** An entry reaches from its key to its value, and, while it has none, to the next entry. */
function inObject(part: ObjectPart, offset: number): Level {
  const index = part.entries.findLastIndex(({ from }) => from <= offset);
  const entry = part.entries[index];
  if (!entry) return { part, step: null, entry: null };
  const end = entry.value ? entry.value.to : (entry.colon ?? entry.to);
  const isHere = offset <= end || (entry.colon !== null && !entry.value);
  return isHere ? { part, step: entry.key, entry } : { part, step: null, entry: null };
}

function inList(part: Open & { readonly is: 'list' }, offset: number): Level {
  const index = part.items.findIndex(({ to }) => offset <= to);
  const item = part.items[index];
  return { part, step: item && item.from <= offset ? index : null, entry: null };
}

function scalarOf(top: Level | undefined, root: Part | null, token: Token): ScalarPart | null {
  const inside = !top
    ? root
    : top.part.is === 'object'
      ? top.entry?.value
      : typeof top.step === 'number'
        ? top.part.items[top.step]
        : null;
  return inside?.is === 'scalar' && inside.token === token ? inside : null;
}

/** The inside of a text without its quotation marks, or all of something bare. */
export const innerSpan = (token: Token): Span =>
  token.is === 'text'
    ? { from: token.from + 1, to: token.closed ? token.to - 1 : token.to }
    : { from: token.from, to: token.to };
