import { createScanner } from 'jsonc-parser';

export const tokenKinds = ['sign', 'text', 'number', 'word', 'unknown'] as const;
export type TokenKind = (typeof tokenKinds)[number];

/** A piece of the text: a sign, a text in quotes, a number, a word. Comments and spaces are none. */
export interface Token {
  readonly kind: TokenKind;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

function kindOf(text: string): TokenKind {
  if (/^[{}[\],:]$/u.test(text)) return 'sign';
  if (text.startsWith('"')) return 'text';
  if (/^-?\d/u.test(text)) return 'number';
  return text === 'true' || text === 'false' || text === 'null' ? 'word' : 'unknown';
}

export function tokensOf(text: string): Token[] {
  const scanner = createScanner(text, true);
  const found: Token[] = [];
  for (;;) {
    scanner.scan();
    const from = scanner.getTokenOffset();
    const to = from + scanner.getTokenLength();
    if (from >= text.length || to === from) return found;
    const piece = text.slice(from, to);
    found.push({ kind: kindOf(piece), from, to, text: piece });
  }
}
