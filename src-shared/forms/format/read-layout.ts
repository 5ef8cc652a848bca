import { isComment, tokensFrom } from '../text/tokens';

/** A document as it is laid out: its tokens in brackets, its comments, and where lines were broken. */

export interface Comment {
  readonly text: string;
  /** Line breaks before it. */
  readonly breaks: number;
  readonly isLine: boolean;
}

export interface Bracket {
  readonly open: '{' | '[';
  /** On the line of the bracket: they speak of the whole. */
  readonly opening: readonly Comment[];
  readonly items: readonly Item[];
  /** Behind the last item, on lines of their own. */
  readonly rest: readonly Comment[];
  /** Each item on a line of its own. */
  readonly isBroken: boolean;
}

export type Value = string | Bracket;

export interface Item {
  readonly breaks: number;
  readonly before: readonly Comment[];
  readonly key: string | null;
  readonly afterKey: readonly Comment[];
  readonly value: Value;
  readonly behind: readonly Comment[];
}

export interface Layout {
  readonly before: readonly Comment[];
  /** Line breaks before the value. */
  readonly breaks: number;
  readonly value: Value;
  readonly after: readonly Comment[];
}

interface Token {
  readonly text: string;
  readonly breaks: number;
}

const isLong = ({ isLine, text }: Comment): boolean => isLine || text.includes('\n');

/** Reads a text that is known to be a document. */
export function readLayout(text: string): Layout {
  const reader = new Reader(text);
  const before = reader.comments();
  const breaks = reader.breaks;
  const value = reader.value();
  return { before, breaks, value, after: reader.comments() };
}

class Reader {
  readonly #tokens: (Token | Comment)[] = [];
  #at = 0;

  constructor(text: string) {
    let breaks = 0;
    for (const token of tokensFrom(text)) {
      if (token.is === 'break') breaks++;
      if (token.is === 'break' || token.is === 'space') continue;
      const isLine = token.is === 'line-comment';
      if (isComment(token))
        this.#tokens.push({ text: token.text.replace(/\r\n?/gu, '\n').trimEnd(), breaks, isLine });
      else this.#tokens.push({ text: token.text, breaks });
      breaks = 0;
    }
  }

  #next(): Token | Comment | undefined {
    return this.#tokens[this.#at];
  }

  get breaks(): number {
    return this.#next()?.breaks ?? 0;
  }

  #isAt(text: string): boolean {
    const next = this.#next();
    return next !== undefined && !('isLine' in next) && next.text === text;
  }

  #take(): string {
    const next = this.#next();
    this.#at++;
    return next?.text ?? '';
  }

  comments(): Comment[] {
    const found: Comment[] = [];
    for (;;) {
      const next = this.#next();
      if (!next || !('isLine' in next)) return found;
      found.push(next);
      this.#at++;
    }
  }

  /** The comments that follow on the same line, if the line ends behind them. */
  #behind(): Comment[] {
    const start = this.#at;
    const found: Comment[] = [];
    for (;;) {
      const next = this.#next();
      if (next && 'isLine' in next && next.breaks === 0) {
        found.push(next);
        this.#at++;
        continue;
      }
      const isEnd = !next || next.breaks > 0 || next.text === ']' || next.text === '}';
      if (isEnd) return found;
      this.#at = start;
      return [];
    }
  }

  value(): Value {
    if (this.#isAt('{')) return this.#bracket('{', '}');
    return this.#isAt('[') ? this.#bracket('[', ']') : this.#take();
  }

  #bracket(open: '{' | '[', close: string): Bracket {
    this.#take();
    const start = this.#at;
    let opening = this.#behind();
    // `[ /* nothing */ ]`: it is inside, whatever it speaks of.
    if (this.#isAt(close) && this.breaks === 0) [opening, this.#at] = [[], start];
    const items: Item[] = [];
    let rest = this.comments();
    while (this.#next() && !this.#isAt(close)) {
      items.push(this.#item(open, rest));
      rest = this.comments();
    }
    const closesOnNewLine = this.breaks > 0;
    this.#take();
    const isBroken =
      (items.length > 0 && closesOnNewLine) ||
      rest.length > 0 ||
      opening.length > 0 ||
      items.some(breaksItsBracket);
    return { open, opening, items, rest, isBroken };
  }

  #item(open: '{' | '[', before: readonly Comment[]): Item {
    const breaks = this.breaks;
    const key = open === '{' ? this.#take() : null;
    const afterKey: Comment[] = [];
    if (key !== null) {
      afterKey.push(...this.comments());
      if (this.#isAt(':')) this.#take();
      afterKey.push(...this.comments());
    }
    const value = this.value();
    const behind = this.#beforeComma();
    return { breaks, before, key, afterKey, value, behind };
  }

  #beforeComma(): Comment[] {
    const start = this.#at;
    const found = this.comments();
    if (this.#isAt(',')) {
      this.#take();
      return [...found, ...this.#behind()];
    }
    this.#at = start;
    return this.#behind();
  }
}

function breaksItsBracket({ breaks, before, afterKey, value, behind }: Item): boolean {
  const comments = [...before, ...afterKey, ...behind];
  return (
    breaks > 0 ||
    before.some((comment) => comment.breaks > 0) ||
    comments.some(isLong) ||
    (typeof value !== 'string' && value.isBroken)
  );
}
