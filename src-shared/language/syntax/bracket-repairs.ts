import { breakOf, indentAt } from '../edit/lines';
import { insertion, span, type Repair, type Stumble } from './repair';
import type { Token } from './tokens';

const closers: Readonly<Record<string, string>> = { '{': '}', '[': ']' };
type Closer = Token & { readonly text: '}' | ']' };
const isCloser = (token: Token | undefined): token is Closer => token?.text === '}' || token?.text === ']';

const cut = (token: Token): Repair => ({
  detail: 'extra',
  at: token.from,
  found: token.text,
  title: 'remove',
  data: { found: token.text },
  spans: [span(token.from, token.to, '')],
});

export const missingComma = ({ before }: Stumble): Repair[] =>
  before ? [insertion('comma', before.to, ',')] : [];

export const missingColon = ({ before }: Stumble): Repair[] =>
  before?.kind === 'text' ? [insertion('colon', before.to, ':')] : [];

/** One comma or one closing bracket too many. */
export function oneTooMany({ tokens, index, here, before }: Stumble): Repair[] {
  const open = openAt(tokens, index);
  const closer = closers[open.at(-1)?.text ?? ''];
  // The bracket that is waited for is none too many, whatever is missing before it.
  const isExtra = here?.text === ',' || (isCloser(here) && here.text !== closer);
  return [
    ...(here && isExtra ? [cut(here)] : []),
    ...(isCloser(before) && open.length === 0 ? [cut(before)] : []),
  ];
}

/** What is still open there, the innermost last. */
function openAt(tokens: readonly Token[], end: number): Token[] {
  const open: Token[] = [];
  for (const token of tokens.slice(0, end)) {
    if (closers[token.text] !== undefined) open.push(token);
    else if (isCloser(token) && closers[open.at(-1)?.text ?? ''] === token.text) open.pop();
  }
  return open;
}

const detailOf = (closer: string): 'brace' | 'bracket' => (closer === '}' ? 'brace' : 'bracket');

/** A list or an object without its end: at the end of the text, or before whatever can't stand in it. */
export function missingClosers(stumble: Stumble): Repair[] {
  const { text, tokens, index, here } = stumble;
  const open = openAt(tokens, index);
  const last = open.at(-1);
  if (!last) return [];
  const closer = closers[last.text] ?? '';
  const detail = detailOf(closer);
  if (!here) {
    const end = tokens.at(-1)?.to ?? text.length;
    const put = open
      .map((token) => {
        const isOwnLine = text.slice(token.from, end).includes('\n');
        return `${isOwnLine ? breakOf(text) + indentAt(text, token.from) : ''}${closers[token.text] ?? ''}`;
      })
      .reverse()
      .join('');
    return [{ ...insertion(detail, end, put.replace(/\s/gu, '')), spans: [span(end, end, put)] }];
  }
  // Where a key follows, it was the entry before that key which was the last one.
  const ends = [index - 1, index - 2, index - 3].flatMap((end) => tokens[end] ?? []);
  return ends.flatMap((end) =>
    end.text === ','
      ? []
      : [closer, `${closer},`].map((put) => ({
          ...insertion(detail, end.to, put),
          data: { sign: closer },
          to: closer,
        })),
  );
}

/** A key and its value where a value must stand: they are a part of their own without its beginning. */
export const lostBrace = ({ here, before }: Stumble): Repair[] =>
  here?.text === ':' && before?.kind === 'text'
    ? [{ ...insertion('brace', before.from, '{'), detail: 'opening', at: before.from }]
    : [];

/** A list without its beginning: its end stands where something else ought to end. */
export function lostBracket({ tokens, here }: Stumble): Repair[] {
  return tokens
    .flatMap((token, index): Repair[] => {
      const next = tokens[index + 1];
      return token.text === ':' && next && here && next.from < here.from && next.text !== '['
        ? [{ ...insertion('bracket', next.from, '['), detail: 'opening', at: next.from }]
        : [];
    })
    .slice(-2);
}

/** `]` where `}` would be right. */
export function wrongCloser({ tokens, index, here }: Stumble): Repair[] {
  const last = openAt(tokens, index).at(-1);
  const right = closers[last?.text ?? ''];
  if (!isCloser(here) || right === undefined || right === here.text) return [];
  const data = { found: here.text, to: right };
  return [
    { detail: 'sign', at: here.from, ...data, title: 'type', data, spans: [span(here.from, here.to, right)] },
  ];
}

/** Something behind the end of the document. */
export function restOfText({ text, tokens, index, here }: Stumble): Repair[] {
  const before = tokens[index - 1];
  const last = tokens.at(-1);
  if (!here || !last || !isCloser(before) || openAt(tokens, index).length > 0) return [];
  const spans = [span(before.to, last.to, '')];
  const found = text.slice(here.from, last.to);
  return [{ detail: 'end', at: here.from, found, title: 'remove-rest', data: {}, spans }];
}
