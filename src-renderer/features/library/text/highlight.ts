const tokenKinds = ['key', 'string', 'number', 'word', 'comment', 'mark', 'space', 'other'] as const;
export type TokenKind = (typeof tokenKinds)[number];
export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

/** One group a kind; the last takes whatever is left, so that no character is ever lost. */
const pattern =
  /(?<comment>\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$))|(?<string>"(?:[^"\\\n]|\\[^\n])*"?)|(?<number>-?\d[\w.+-]*)|(?<word>true|false|null)|(?<mark>[{}[\],:])|(?<space>\s+)|(?<other>[^\s{}[\],:"/]+|[\s\S])/g;

/** JSON with comments as coloured pieces of text. Joined they are the source again, whatever it holds. */
export function highlightJson(source: string): Token[] {
  const tokens: { kind: TokenKind; text: string }[] = [];
  let lastString: { kind: TokenKind; text: string } | null = null;
  for (const match of source.matchAll(pattern)) {
    const kind = tokenKinds.find((known) => match.groups?.[known] !== undefined) ?? 'other';
    const token = { kind, text: match[0] };
    tokens.push(token);
    if (token.text === ':' && lastString) lastString.kind = 'key';
    if (kind === 'string') lastString = token;
    else if (kind !== 'space' && kind !== 'comment') lastString = null;
  }
  return tokens;
}
