import { cardsOf } from '@shared/games/cards';
import type { ValidDefinition } from '@shared/language/definitions/index';
import type { Kind } from '@shared/language/kinds';
import type { Language } from '@shared/util/languages';
import type { Around } from './base/around';
import { plainText } from './base/plain';
import { signNames } from './base/sign-names';
import type { RuleText } from './base/text';
import { printedText, type PrintedText } from './printed-text';

export type { Around } from './base/around';
export type { PrintedText } from './printed-text';
export type { Icon, Keyword, Paragraph, RuleText, Run } from './base/text';

/** The words made from what a definition does. Zones, rules and templates do nothing: an empty text. */
export const ruleTextOf = (definition: ValidDefinition, language: Language, around: Around): RuleText =>
  cardsOf(definition.game).text(definition, language, around);

/** What is printed: the designer's own words, or those made from the effects. */
export const printedRuleText = (
  definition: ValidDefinition,
  language: Language,
  around: Around,
): PrintedText => printedText(definition, language, () => ruleTextOf(definition, language, around));

/** The same without pictures. */
export const plainRuleText = (definition: ValidDefinition, language: Language, around: Around): string =>
  plainText(printedRuleText(definition, language, around).text, language, signNames[language]);

const wordless: readonly Kind[] = ['zone', 'rules', 'template'];
/** Is it something with words on it, even if there are none? */
export const bearsText = ({ kind }: ValidDefinition): boolean => !wordless.includes(kind);

/** What the texts of a pack need to know of it. */
export function aroundOf(definitions: readonly ValidDefinition[]): Around {
  const known = new Map(definitions.map((one) => [`${one.kind}/${one.id}`, one]));
  return {
    nameOf: (kind, id, language) => {
      const found = known.get(`${kind}/${id}`);
      return found ? nameOf(found, language) : null;
    },
    ukrainianCasesOf: (zone) => {
      const found = known.get(`zone/${zone}`);
      return (found?.kind === 'zone' ? found.value.ukrainianCases : undefined) ?? null;
    },
  };
}

/** The name that a definition has in a language; rules have none. */
export const nameOf = ({ value }: ValidDefinition, language: Language): string | null =>
  'name' in value || 'names' in value ? (value.names?.[language] ?? value.name ?? null) : null;
