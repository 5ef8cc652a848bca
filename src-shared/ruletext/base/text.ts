import type { FindingPath } from '@shared/language/finding';

/**
 * What a card shows as a sign with a name: what kind of sentence follows, or how often it happens. The sign is
 * the template's matter; here is only its word.
 */
export const keywords = ['once', 'persist', 'lock', 'protect', 'cost'] as const;
export type Keyword = (typeof keywords)[number];

/** Signs that stand inside a sentence, in place of a word. */
export const icons = ['exhaust'] as const;
export type Icon = (typeof icons)[number];

export type Run =
  { readonly is: 'text'; readonly text: string } | { readonly is: 'icon'; readonly icon: Icon };

/** One sentence or a few that belong together, and the part of the definition that they are made from. */
export interface Paragraph {
  readonly from: FindingPath;
  readonly keywords: readonly Keyword[];
  readonly runs: readonly Run[];
}

/** The words of a card, from top to bottom. Empty: the card says nothing. */
export type RuleText = readonly Paragraph[];

/**
 * While a sentence is put together it is a plain string, and a sign in it is one character that no name can
 * hold: so every phrase can be a template, and nothing has to be put together from pieces of two kinds.
 */
const firstSign = 0xe000;
const signOf = Object.fromEntries(
  icons.map((icon, index) => [icon, String.fromCharCode(firstSign + index)]),
) as Readonly<Record<Icon, string>>;

export const sign = (icon: Icon): string => signOf[icon];

/** A name given by a designer, without characters that would be taken for a sign. */
export const plainName = (name: string): string => name.replace(/[\uE000-\uF8FF]/gu, '');

export const beginsWithSign = (sentence: string): boolean => /^[\uE000-\uF8FF]/u.test(sentence);

export function runsOf(sentence: string): Run[] {
  return sentence
    .split(/([\uE000-\uF8FF])/u)
    .filter((piece) => piece !== '')
    .map((piece): Run => {
      const icon = icons.find((one) => signOf[one] === piece);
      return icon ? { is: 'icon', icon } : { is: 'text', text: piece };
    });
}
