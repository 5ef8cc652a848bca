import { lineEnd } from '../edit/lines';
import { insertion, span, type Repair, type Stumble } from './repair';
import type { Token } from './tokens';

/** Quotation marks of word processors and input methods, and the straight one that is none here. */
const quoteSigns = "“”„‟«»「」『』＂‘’‚‛＇′″`'";
const isQuote = (sign: string | undefined): boolean => sign !== undefined && quoteSigns.includes(sign);
const anyQuote = new RegExp(`[${quoteSigns}"]`, 'u');

const straightened = (at: number, found: string, spans: Repair['spans']): Repair => ({
  detail: 'quotes',
  at,
  found,
  to: '"',
  title: 'type',
  data: { found, to: '"' },
  spans,
});

/** What ends a text that was begun so, the likeliest first; a straight one ends it too. */
const ends: Readonly<Record<string, string>> = {
  ...{ '“': '”“', '”': '”', '„': '“”', '‟': '”', '«': '»', '»': '«', '「': '」', '『': '』', '＂': '＂' },
  ...{ '‘': '’', '’': '’', '‚': '‘', '＇': '＇', '′': '′', '″': '″', '`': '`', "'": "'" },
};

/** Text between other quotation marks, from the first on its line to the one that ends it. */
export function otherQuotes({ text, here }: Stumble): Repair[] {
  if (!here || here.kind === 'text') return [];
  const lead = [...here.text].findIndex((sign) => isQuote(sign));
  const from = here.from + lead;
  if (lead < 0) return [];
  const open = text[from] ?? '';
  const rest = text.slice(from + 1, lineEnd(text, from));
  const likely = [...rest].findIndex((sign) => sign === '"' || (ends[open] ?? '').includes(sign));
  const any = rest.search(anyQuote);
  const closes = [...new Set([likely, any])].filter((close) => close >= 0);
  if (closes.length === 0) return [straightened(from, open, [span(from, from + 1, '"')])];
  return closes.map((close) => {
    const to = from + 1 + close;
    return straightened(from, open + (text[to] ?? ''), [span(from, from + 1, '"'), span(to, to + 1, '"')]);
  });
}

/** Begun with a straight one and ended with another: the text runs on to the next straight one. */
export function otherEnd({ text, tokens, index }: Stumble): Repair[] {
  return [tokens[index], tokens[index - 1]].flatMap((token): Repair[] => {
    if (token?.kind !== 'text') return [];
    const inside = [...text.slice(token.from + 1, token.to)].findIndex((sign) => isQuote(sign));
    const at = token.from + 1 + inside;
    return inside < 0 ? [] : [straightened(at, text[at] ?? '', [span(at, at + 1, '"')])];
  });
}

const ending = (start: number, length: number, sign = '"', comma = length): Repair => ({
  detail: 'string',
  at: start,
  to: '"',
  title: 'insert',
  data: { sign },
  spans:
    comma === length
      ? [span(start + length, start + length, sign)]
      : [span(start + length, start + length, '"'), span(start + comma, start + comma, ',')],
});

/** A comment that the text ran on into: `"round // once`, but not `"https://…`. */
const comment = /(?<=[\s,}\]])\/[/*].*$/u;

/** A text without its end: before the signs that close the line, or before the colon of a key. */
export function openText({ text, tokens, index }: Stumble): Repair[] {
  return [tokens[index], tokens[index - 1]].flatMap((token): Repair[] => {
    if (token?.kind !== 'text') return [];
    const line = text.slice(token.from, lineEnd(text, token.from));
    const colon = line.indexOf(':');
    return [
      ...(colon > 0 ? [ending(token.from, line.slice(0, colon).trimEnd().length)] : []),
      ...untilNextText(text, token),
      ...untilLineEnd(text, token.from, line),
    ];
  });
}

/** It runs on to the beginning of the next text; before a key, the comma may have gone with its end. */
function untilNextText(text: string, { from, to, text: found }: Token): Repair[] {
  if (!/."$/u.test(found)) return [];
  const length = found.replace(/[\s,:{}[\]]*"$/u, '').length;
  const isKey = /^[^"\s]+"\s*:/u.test(text.slice(to));
  return [ending(from, length), ...(isKey ? [ending(from, length, '",')] : [])];
}

/** It runs on to the end of its line; before another entry, the comma may have gone with its end. */
function untilLineEnd(text: string, from: number, line: string): Repair[] {
  const isEntryNext = /^\s*(?:"|[\p{L}_][\p{L}\p{N}_-]*\s*:)/u.test(text.slice(from + line.length));
  return [...new Set([line.replace(comment, ''), line])].flatMap((written) => {
    const whole = written.trimEnd().length;
    const bare = written.replace(/[\s,}\]]*$/u, '').length;
    const plain = [bare, written.replace(/[\s,]*$/u, '').length].map((length) => ending(from, length));
    const withComma = written.trimEnd().endsWith(',')
      ? []
      : [ending(from, bare, '",', whole), ending(from, whole, '",')];
    return isEntryNext ? [...withComma, ...plain] : [...plain, ...withComma];
  });
}

/** A text without its beginning: `home": "town"`. */
export function lostBeginning({ text, here }: Stumble): Repair[] {
  const isBegun = here?.kind === 'unknown' && /^[^"\r\n]*"\s*[,:}\]\r\n]/u.test(text.slice(here.from));
  if (!isBegun) return [];
  return [{ ...insertion('string', here.from, '"'), detail: 'opening' }];
}

/** One too many right behind a value, `1"` or `"home""`: what follows it is no text. */
export function oneQuoteTooMany({ here, before }: Stumble): Repair[] {
  if (here?.kind !== 'text' || before?.to !== here.from) return [];
  const spans = [span(here.from, here.from + 1, '')];
  return [{ detail: 'extra', at: here.from, found: '"', title: 'remove', data: { found: '"' }, spans }];
}

/** A text over two lines: JSON knows none. */
export function brokenText({ text, here }: Stumble): Repair[] {
  if (here?.kind !== 'text') return [];
  const end = lineEnd(text, here.from);
  const gap = /^\s*/u.exec(text.slice(end))?.[0].length ?? 0;
  // Joined with a line that begins with a text, it would end where that one begins.
  if (/^"\s*[^\s,}\]]/u.test(text.slice(end + gap))) return [];
  const spans = [span(end, end + gap, ' ')];
  return [{ detail: 'lines', at: here.from, title: 'join-lines', data: {}, spans }];
}

/** Quotation marks inside a text: all before one that a sign or the end of the line follows. */
export function innerQuotes({ text, before, here }: Stumble): Repair[] {
  const token = before?.kind === 'text' ? before : here;
  if (token?.kind !== 'text') return [];
  const inside = text.slice(token.from + 1, lineEnd(text, token.from));
  return [...inside.matchAll(/(?<!\\)"(?=\s*(?:[,}\]]|$))/gu)].flatMap(({ index: close }): Repair[] => {
    const spans = [...inside.slice(0, close).matchAll(/(?<!\\)"/gu)].map(({ index }) =>
      span(token.from + 1 + index, token.from + 2 + index, '\\"'),
    );
    const data = { found: '"', to: '\\"' };
    const at = spans[0]?.from ?? token.from;
    return spans.length === 0 ? [] : [{ detail: 'inner', at, ...data, title: 'type', data, spans }];
  });
}
