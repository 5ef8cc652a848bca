import { createScanner } from 'jsonc-parser';

/** The smallest parts of a text, in order. Blanks are left out; comments stay, since a cursor can be in one. */
export type TokenMark = '{' | '}' | '[' | ']' | ',' | ':';
export type Token =
  | { readonly is: TokenMark; readonly from: number; readonly to: number }
  | { readonly is: 'comment'; readonly from: number; readonly to: number }
  /** Something in quotation marks; not closed: it ends with its line. */
  | {
      readonly is: 'text';
      readonly from: number;
      readonly to: number;
      readonly value: string;
      readonly closed: boolean;
    }
  /** Letters or digits without quotation marks. */
  | { readonly is: 'bare'; readonly from: number; readonly to: number; readonly value: string };

const marks: readonly TokenMark[] = ['{', '}', '[', ']', ',', ':'];

/** A text that is being typed is not whole: whatever stands there becomes a token, and nothing is refused. */
export function tokensOf(text: string): Token[] {
  const scanner = createScanner(text, false);
  const tokens: Token[] = [];
  for (;;) {
    scanner.scan();
    const from = scanner.getTokenOffset();
    if (from >= text.length) return tokens;
    const to = from + scanner.getTokenLength();
    const token = tokenAt(text, from, to, scanner.getTokenValue());
    if (token) tokens.push(token);
  }
}

function tokenAt(text: string, from: number, to: number, value: string): Token | null {
  const first = text[from] ?? '';
  const mark = marks.find((known) => known === first);
  if (mark) return { is: mark, from, to };
  if (first === '"') {
    // Of a text that its line ends the scanner says only that something is wrong with it.
    const closed = to - from > 1 && text[to - 1] === '"' && !endsEscaped(text, from, to - 1);
    return { is: 'text', from, to, value, closed };
  }
  if (text.startsWith('//', from) || text.startsWith('/*', from)) return { is: 'comment', from, to };
  return /^\s/u.test(first) ? null : { is: 'bare', from, to, value: text.slice(from, to) };
}

/** Is the quotation mark at this place written with a backslash, and so no end? */
function endsEscaped(text: string, from: number, at: number): boolean {
  let slashes = 0;
  while (at - 1 - slashes > from && text[at - 1 - slashes] === '\\') slashes++;
  return slashes % 2 === 1;
}
