import { lineEnd } from '../edit/lines';
import { plainLetters } from '../look-alikes';
import { span, type Repair, type Stumble } from './repair';

/** Signs that are typed for others: wide ones of an input method, and those of other notations. */
const signs: Readonly<Record<string, string>> = {
  ...{ '：': ':', '=': ':', '＝': ':', '，': ',', '、': ',', ';': ',', '；': ',', '､': ',' },
  ...{ '｛': '{', '｝': '}', '［': '[', '］': ']', '【': '[', '】': ']', '(': '[', ')': ']' },
};
const wideDigits = /^[-－−+＋]?[0-9０-９]+(?:[.．][0-9０-９]*)?/u;
const strangeSpace = /^[\u00a0\u2000-\u200d\u202f\u205f\u2060\u3000\ufeff]+/u;

const typed = (detail: Repair['detail'], at: number, found: string, to: string): Repair => ({
  detail,
  at,
  found,
  to,
  title: 'type',
  data: { found, to },
  spans: [span(at, at + found.length, to)],
});

/** One wrong sign, wherever in the piece it stands. */
export function wrongSign({ here }: Stumble): Repair[] {
  if (!here) return [];
  return [...here.text].flatMap((sign, index): Repair[] => {
    const right = signs[sign];
    return right === undefined ? [] : [typed('sign', here.from + index, sign, right)];
  });
}

export function strangeSpaces({ here }: Stumble): Repair[] {
  if (!here) return [];
  for (let index = 0; index < here.text.length; index++) {
    const found = strangeSpace.exec(here.text.slice(index))?.[0];
    if (found === undefined) continue;
    const at = here.from + index;
    const put = /[\u200b-\u200d\u2060\ufeff]/u.test(found) ? '' : ' ';
    return [
      {
        detail: 'space',
        at,
        title: put === '' ? 'remove-mark' : 'plain-space',
        data: {},
        spans: [span(at, at + found.length, put)],
      },
    ];
  }
  return [];
}

/** Wide digits, a plus before a number, zeros before it, a point without anything before it. */
export function wrongNumber({ text, here, before }: Stumble): Repair[] {
  if (!here) return [];
  // `03` is read as two numbers.
  const isSplit = before?.kind === 'number' && before.to === here.from;
  const from = isSplit ? before.from : here.from;
  const written = text.slice(from, here.to);
  const found = wideDigits.exec(written)?.[0] ?? /^\.\d+/u.exec(written)?.[0];
  if (found === undefined) return [];
  const plain = found.normalize('NFKC').replace('−', '-').replace(/^\+/u, '');
  const right = plain
    .replace(/^(-?)0+(?=\d)/u, '$1')
    .replace(/^\./u, '0.')
    .replace(/\.$/u, '');
  return right === found ? [] : [typed('digits', from, found, right)];
}

const literals = ['true', 'false', 'null'];

/** `True`, or `true` with a letter of another alphabet. */
export function wrongLiteral({ here }: Stumble): Repair[] {
  const word = /^\p{L}+/u.exec(here?.text ?? '')?.[0];
  const right = literals.find((literal) => literal === plainLetters(word ?? '').toLowerCase());
  return here && word !== undefined && right !== undefined && right !== word
    ? [typed('literal', here.from, word, right)]
    : [];
}

/** Words without quotes: up to the sign that ends them. */
export function unquoted({ text, here, before }: Stumble): Repair[] {
  if (!before || here?.kind !== 'unknown' || !/^[\p{L}\p{N}_]/u.test(here.text)) return [];
  const words = /^[^:,{}[\]"\r\n]+/u.exec(text.slice(here.from))?.[0].trimEnd() ?? '';
  const spans = [span(here.from, here.from + words.length, JSON.stringify(words))];
  return [{ detail: 'unquoted', at: here.from, found: words, title: 'quote', data: { found: words }, spans }];
}

export function hashComment({ here }: Stumble): Repair[] {
  return here?.text.startsWith('#') ? [typed('hash', here.from, '#', '//')] : [];
}

export function openComment({ text, error, at }: Stumble): Repair[] {
  if (error !== 'UnexpectedEndOfComment') return [];
  const end = lineEnd(text, at);
  return [end, text.length].map((to) => ({
    detail: 'comment' as const,
    title: 'insert' as const,
    data: { sign: '*/' },
    spans: [span(to, to, ' */')],
  }));
}

/** A tab or another sign without a shape inside a text. */
export function controlSign({ here, error }: Stumble): Repair[] {
  if (!here || error !== 'InvalidCharacter') return [];
  const spans = [...here.text.matchAll(/\p{Cc}/gu)].map(({ index }) =>
    span(here.from + index, here.from + index + 1, ' '),
  );
  const at = spans[0]?.from ?? here.from;
  return [{ detail: 'control', at, title: 'plain-space', data: {}, spans }];
}

/** A backslash before a letter that it can't stand before: `C:\pictures`. */
export function backslash({ here, error }: Stumble): Repair[] {
  if (!here || error !== 'InvalidEscapeCharacter') return [];
  const spans = [...here.text.matchAll(/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})|\\/gu)]
    .filter(([found]) => found === '\\')
    .map(({ index }) => span(here.from + index, here.from + index + 1, '\\\\'));
  const data = { found: '\\', to: '\\\\' };
  return [{ detail: 'backslash', at: spans[0]?.from ?? here.from, ...data, title: 'type', data, spans }];
}
