import { parseTree, printParseErrorCode, type ParseError } from 'jsonc-parser';
import type { JsonTrouble } from '../diagnostic-codes';
import { diagnostic, shown, type Diagnostic } from '../diagnostics';
import { withSpans } from '../edit/text-spans';
import type { Fix, Span } from '../fixes';
import type { SourcePlace } from '../source-places';
import * as brackets from './bracket-repairs';
import * as quotes from './quote-repairs';
import type { ErrorName, Repair, Stumble } from './repair';
import * as signs from './sign-repairs';
import { tokensOf } from './tokens';

const troubles: Readonly<Record<ErrorName, JsonTrouble>> = {
  InvalidSymbol: 'symbol',
  InvalidNumberFormat: 'number',
  PropertyNameExpected: 'key',
  ValueExpected: 'value',
  ColonExpected: 'colon',
  CommaExpected: 'comma',
  CloseBraceExpected: 'brace',
  CloseBracketExpected: 'bracket',
  EndOfFileExpected: 'end',
  InvalidCommentToken: 'comment',
  UnexpectedEndOfComment: 'comment',
  UnexpectedEndOfString: 'string',
  UnexpectedEndOfNumber: 'number',
  InvalidUnicode: 'string',
  InvalidEscapeCharacter: 'backslash',
  InvalidCharacter: 'control',
  '<unknown ParseErrorCode>': 'symbol',
};

type Guess = (stumble: Stumble) => Repair[];

/** Signs that can't be right, whatever follows: if another sign there helps at all, it was meant. */
const sureGuesses: readonly Guess[] = [
  signs.strangeSpaces,
  signs.hashComment,
  signs.openComment,
  signs.wrongNumber,
  signs.wrongLiteral,
  quotes.otherQuotes,
  signs.wrongSign,
  signs.controlSign,
  signs.backslash,
];

/** The likeliest mistakes first: of two guesses that help alike, the earlier one is offered. */
const guesses: readonly Guess[] = [
  quotes.oneQuoteTooMany,
  quotes.otherEnd,
  quotes.lostBeginning,
  quotes.openText,
  quotes.innerQuotes,
  quotes.brokenText,
  signs.unquoted,
  brackets.missingComma,
  brackets.missingColon,
  brackets.lostBrace,
  brackets.lostBracket,
  brackets.wrongCloser,
  brackets.missingClosers,
  brackets.oneTooMany,
  brackets.restOfText,
];

/** Beyond this a text is no definition that somebody types, and reading it over and over takes too long. */
const longestMended = 32_000;
const mostTroubles = 20;
const mostSpans = 20;
const longestPut = 200;

const firstError = (text: string): ParseError | null => {
  const errors: ParseError[] = [];
  parseTree(text, errors, { allowTrailingComma: true });
  return errors.reduce<ParseError | null>(
    (first, error) => (first && first.offset <= error.offset ? first : error),
    null,
  );
};

/**
 * Why a text can't be read: one sentence a mistake, although a reader that has stumbled once stumbles at nearly
 * every word that follows. Each mistake is mended as it probably was meant, and reading goes on from there.
 */
export function findTroubles(
  file: string,
  text: string,
  placeAt: (offset: number) => SourcePlace,
): Diagnostic[] {
  const found: Diagnostic[] = [];
  const made: Span[] = [];
  let mended = text;
  while (found.length < mostTroubles) {
    const error = firstError(mended);
    if (!error) break;
    const best = text.length > longestMended ? null : bestRepair(mended, error);
    const at = originalPlace(made, best?.at ?? error.offset);
    const { detail, found: piece = '', to = '' } = best ?? unmended(mended, error);
    const data = { detail, found: shown(piece, 40), to };
    const fix = best && fixOf(best, made);
    found.push(diagnostic('bad-json', { file, ...placeAt(at) }, data, fix ?? undefined));
    if (!best) break;
    mended = withSpans(mended, best.spans);
    made.push(...inOriginal(best.spans, made));
  }
  return withAllAtOnce(found);
}

/** Text that was pasted from a word processor has one mistake many times. */
function withAllAtOnce(found: readonly Diagnostic[]): Diagnostic[] {
  const isSign = ({ data }: Diagnostic): boolean => data['detail'] === 'quotes' || data['detail'] === 'sign';
  const edits = found.filter(isSign).flatMap(({ fix }) => fix?.edits ?? []);
  const all: Fix = { title: 'type-all', data: {}, edits };
  const isMany = found.filter(isSign).length > 1;
  return found.map((one) => (isMany && isSign(one) ? { ...one, otherFixes: [all] } : one));
}

const unmended = (text: string, { error, offset }: ParseError): Pick<Repair, 'detail' | 'found' | 'to'> => ({
  detail: troubles[printParseErrorCode(error)],
  found: tokensOf(text).find(({ to }) => to > offset)?.text ?? '',
});

function bestRepair(text: string, error: ParseError): Repair | null {
  const tokens = tokensOf(text);
  const until = tokens.findIndex(({ to }) => to > error.offset);
  const index = until < 0 ? tokens.length : until;
  const stumble: Stumble = {
    text,
    error: printParseErrorCode(error.error),
    at: error.offset,
    tokens,
    index,
    here: tokens[index],
    before: tokens[index - 1],
  };
  return furthestBy(sureGuesses, stumble) ?? furthestBy(guesses, stumble);
}

function furthestBy(some: readonly Guess[], stumble: Stumble): Repair | null {
  let best: Repair | null = null;
  // A guess that helps lets the reader come further than it came.
  let furthest = stumble.at;
  for (const repair of some.flatMap((guess) => guess(stumble))) {
    if (repair.spans.length === 0 || isLarge(repair)) continue;
    const next = firstError(withSpans(stumble.text, repair.spans));
    const reached = next ? next.offset - grownBy(repair.spans) : Infinity;
    if (reached > furthest) [best, furthest] = [repair, reached];
    if (furthest === Infinity) break;
  }
  return best;
}

/** A stranger's text can be one word of a hundred thousand letters: nothing is said and sent that is so large. */
const isLarge = ({ spans, data }: Repair): boolean =>
  spans.length > mostSpans || [...Object.values(data), ...spans.map(({ put }) => put)].some(isLong);
const isLong = (text: string): boolean => text.length > longestPut;

const grownBy = (spans: readonly Span[]): number =>
  spans.reduce((sum, { from, to, put }) => sum + put.length - (to - from), 0);

/** Where a place of the mended text is in the text as it was; `made` are the changes so far, placed there. */
function originalPlace(made: readonly Span[], offset: number): number {
  let place = offset;
  for (const { from, to, put } of [...made].sort((a, b) => a.from - b.from)) {
    if (place <= from) break;
    place = place < from + put.length ? from : place - (put.length - (to - from));
  }
  return place;
}

const inOriginal = (spans: readonly Span[], made: readonly Span[]): Span[] =>
  spans.map(({ from, to, put }) => ({ from: originalPlace(made, from), to: originalPlace(made, to), put }));

const fixOf = ({ title, data, spans }: Repair, made: readonly Span[]): Fix => ({
  title,
  data,
  edits: inOriginal(spans, made),
});
