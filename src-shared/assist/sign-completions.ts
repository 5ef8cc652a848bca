import { iconSigns, inBraces, keywordSigns } from '@shared/language/definitions/signs';
import { signNames } from '@shared/ruletext/base/sign-names';
import type { ScalarPart } from './half-written';
import type { Way } from './naming';
import type { Asked } from './request';
import type { Completion } from './types';

/** Is this a paragraph of a designer's own words? */
export const isOwnWords = (way: Way): boolean => way.length === 4 && way[0] === 'text' && way[2] === 'says';

const begun = /\{[a-z]*$/u;
const rest = /^[a-z]*\}?/u;

/**
 * Signs to be written in own words, once their brace is typed: between plain words a list would only be in the way.
 * Keywords stand at the start of a paragraph, other signs anywhere.
 */
export function signCompletions({ request }: Asked, { token }: ScalarPart): Completion[] {
  const { text, offset, language } = request;
  if (token.is !== 'text') return [];
  const before = text.slice(token.from + 1, offset);
  const typed = begun.exec(before);
  if (!typed) return [];
  const { icons, keywords } = signNames[language];
  const isFirst = /^(?:\s*\{[a-z]*\})*\s*$/u.test(before.slice(0, typed.index));
  const names = [
    ...(isFirst ? keywordSigns.map((sign) => [sign, keywords[sign]] as const) : []),
    ...iconSigns.map((sign) => [sign, icons[sign]] as const),
  ];
  const from = token.from + 1 + typed.index;
  const to = offset + (rest.exec(text.slice(offset, token.to))?.[0].length ?? 0);
  return names.map(([sign, name], index) => ({
    kind: 'word',
    label: inBraces(sign),
    detail: name,
    says: name,
    insert: inBraces(sign),
    replaces: { from, to },
    also: [],
    sort: `1${String(index).padStart(4, '0')}`,
  }));
}
