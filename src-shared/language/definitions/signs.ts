/**
 * Signs that a designer writes in words of his own, in braces: `{once}` before a paragraph, `{exhaust}` inside one.
 * Without zod: the texts that screens show are made from them too.
 */
export const keywordSigns = ['once', 'persist', 'lock', 'protect', 'cost'] as const;
export const iconSigns = ['exhaust'] as const;

/** A sign as it is written. */
export const inBraces = (sign: string): string => `{${sign}}`;

export interface SignPart {
  readonly is: 'keyword' | 'icon' | 'words';
  readonly text: string;
}

const atStart = /^\s*\{(?<sign>[^{}\s]*)\}\s*/u;
const anywhere = /(\{[^{}\s]*\})/u;

/** A paragraph in parts. Braces around anything else are words like others; `unknownSigns` finds them. */
export function signParts(paragraph: string): SignPart[] {
  const parts: SignPart[] = [];
  let rest = paragraph;
  for (;;) {
    const found = atStart.exec(rest);
    const sign = keywordSigns.find((known) => known === found?.groups?.['sign']);
    if (!found || !sign) break;
    parts.push({ is: 'keyword', text: sign });
    rest = rest.slice(found[0].length);
  }
  for (const piece of rest.split(anywhere)) {
    const sign = iconSigns.find((known) => inBraces(known) === piece);
    if (sign) parts.push({ is: 'icon', text: sign });
    else if (piece !== '') parts.push({ is: 'words', text: piece });
  }
  return parts;
}

/** Words in braces that are no sign where they stand. */
export const unknownSigns = (paragraph: string): string[] =>
  signParts(paragraph).flatMap(({ is, text }) =>
    is === 'words' && anywhere.test(text) ? [text.slice(1, -1)] : [],
  );
