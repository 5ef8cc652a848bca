import { tokensOf, type Token } from './tokens';

/** A document as far as it is there. Unlike a parser's tree it keeps keys without values and texts without ends. */
export type Part = ObjectPart | ListPart | ScalarPart;
export type Open = ObjectPart | ListPart;

export interface Entry {
  readonly key: string;
  readonly from: number;
  readonly to: number;
  /** null where a bracket stands in the place of a key. */
  readonly token: Token | null;
  colon: number | null;
  value: Part | null;
}
export interface ObjectPart {
  readonly is: 'object';
  readonly from: number;
  /** Behind its bracket; where that is missing, where something begins that is not inside. */
  to: number;
  closed: boolean;
  readonly entries: Entry[];
}
export interface ListPart {
  readonly is: 'list';
  readonly from: number;
  to: number;
  closed: boolean;
  readonly items: Part[];
}
export interface ScalarPart {
  readonly is: 'scalar';
  readonly from: number;
  readonly to: number;
  /** undefined: letters that mean nothing. */
  readonly value: string | number | boolean | null | undefined;
  readonly token: Token;
}

export interface HalfWritten {
  readonly tokens: readonly Token[];
  readonly root: Part | null;
}

/** Documents are not that deep; what lies deeper is left out, so that nobody who walks the parts can overflow. */
const deepest = 100;

/** Reads what is there. Nothing is refused, and no level costs a call: brackets without end are only brackets. */
export function readHalf(text: string): HalfWritten {
  const tokens = tokensOf(text);
  const reader = new Reader(text.length);
  for (const token of tokens) reader.take(token);
  return { tokens, root: reader.root };
}

class Reader {
  root: Part | null = null;
  readonly #length: number;
  /** What is open, from outside to inside, each with the entry that is being written. */
  readonly #open: { readonly part: Open; entry: Entry | null }[] = [];
  #tooDeep = 0;

  constructor(length: number) {
    this.#length = length;
  }

  take(token: Token): void {
    const { from } = token;
    switch (token.is) {
      case '{':
        return this.#begin({ is: 'object', from, to: this.#length, closed: false, entries: [] });
      case '[':
        return this.#begin({ is: 'list', from, to: this.#length, closed: false, items: [] });
      case '}':
        return this.#close('object', token);
      case ']':
        return this.#close('list', token);
      case ':':
        return this.#colon(from);
      case ',':
        return this.#comma();
      case 'text':
      case 'bare':
        return this.#word(token);
      case 'comment':
    }
  }

  #begin(part: Open): void {
    if (this.#open.length >= deepest) {
      this.#tooDeep++;
      return;
    }
    this.#put(part);
    this.#open.push({ part, entry: null });
  }

  #put(part: Part): void {
    const top = this.#open.at(-1);
    if (!top) this.root ??= part;
    else if (top.part.is === 'list') top.part.items.push(part);
    else if (top.entry && top.entry.colon !== null && !top.entry.value) top.entry.value = part;
    else this.#key(top, { key: '', from: part.from, to: part.from, token: null, colon: null, value: part });
  }

  #key(top: { readonly part: Open; entry: Entry | null }, entry: Entry): void {
    if (top.part.is === 'object') top.part.entries.push(entry);
    top.entry = entry;
  }

  #word(token: Token & { readonly is: 'text' | 'bare' }): void {
    const { from, to, value } = token;
    const top = this.#open.at(-1);
    const awaited = top?.entry && top.entry.colon !== null && !top.entry.value;
    if (top?.part.is === 'object' && !awaited)
      this.#key(top, { key: value, from, to, token, colon: null, value: null });
    else this.#put({ is: 'scalar', from, to, value: valueOf(token), token });
  }

  #colon(at: number): void {
    const top = this.#open.at(-1);
    if (top?.entry?.colon === null) {
      top.entry.colon = at;
      return;
    }
    // A key inside a list: the list was not closed, and what follows belongs to the object around it.
    const around = this.#open.at(-2);
    if (top?.part.is !== 'list' || around?.part.is !== 'object') return;
    const last = top.part.items.at(-1);
    if (last?.is !== 'scalar' || last.token.is !== 'text') return;
    top.part.items.pop();
    top.part.to = last.from;
    this.#open.pop();
    const { from, to, token } = last;
    this.#key(around, { key: last.token.value, from, to, token, colon: at, value: null });
  }

  /** After a comma an entry is over, also one that has no value. */
  #comma(): void {
    const top = this.#open.at(-1);
    if (top) top.entry = null;
  }

  /** A closing bracket closes what it fits, and everything inside that was left open. */
  #close(is: Open['is'], token: Token): void {
    if (this.#tooDeep > 0) {
      this.#tooDeep--;
      return;
    }
    const at = this.#open.findLastIndex(({ part }) => part.is === is);
    if (at < 0) return;
    for (const { part } of this.#open.splice(at + 1)) part.to = token.from;
    const closed = this.#open.pop()?.part;
    if (!closed) return;
    closed.to = token.to;
    closed.closed = true;
  }
}

function valueOf(token: Token & { readonly is: 'text' | 'bare' }): ScalarPart['value'] {
  if (token.is === 'text') return token.value;
  if (/^-?\d/u.test(token.value)) {
    const number = Number(token.value);
    return Number.isNaN(number) ? undefined : number;
  }
  const words: ReadonlyMap<string, boolean | null> = new Map([
    ['true', true],
    ['false', false],
    ['null', null],
  ]);
  return words.get(token.value);
}

/** The plain value of a part; undefined where something of it is missing. */
export function plainValue(part: Part | null): unknown {
  if (!part) return undefined;
  if (part.is === 'scalar') return part.value;
  if (!part.closed) return undefined;
  if (part.is === 'list') {
    const items = part.items.map(plainValue);
    return items.includes(undefined) ? undefined : items;
  }
  const entries = part.entries.map(({ key, value }) => [key, plainValue(value)] as const);
  if (entries.some(([key, value]) => key === '__proto__' || value === undefined)) return undefined;
  return Object.fromEntries(entries);
}

/** The entry with this key; of several, the last, as a parser has it. */
export const entryOf = (part: ObjectPart, key: string): Entry | undefined =>
  part.entries.findLast((entry) => entry.key === key);
