import { createScanner } from 'jsonc-parser';

export interface Token {
  readonly is: 'break' | 'space' | 'line-comment' | 'block-comment' | 'open' | 'close' | 'other';
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

function kindOf(text: string): Token['is'] {
  if (text.startsWith('//')) return 'line-comment';
  if (text.startsWith('/*')) return 'block-comment';
  if (text === '{' || text === '[') return 'open';
  if (text === '}' || text === ']') return 'close';
  if (/^[\r\n]/u.test(text)) return 'break';
  return /^\s/u.test(text) ? 'space' : 'other';
}

/** Every character of a text from a place on, token by token, white space and comments included. */
export function* tokensFrom(text: string, at = 0): Generator<Token, void> {
  const scanner = createScanner(text, false);
  scanner.setPosition(at);
  for (;;) {
    scanner.scan();
    const from = scanner.getTokenOffset();
    const to = from + scanner.getTokenLength();
    if (from >= text.length) return;
    const written = text.slice(from, to);
    yield { is: kindOf(written), text: written, from, to };
  }
}

export const isComment = ({ is }: Token): boolean => is === 'line-comment' || is === 'block-comment';
