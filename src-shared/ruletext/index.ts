import type { ValidDefinition } from '@shared/language/definitions/index';
import type { Language } from '@shared/util/languages';
import type { Around } from './base/around';
import { plainText } from './base/plain';
import { signNames } from './base/sign-names';
import type { RuleText } from './base/text';
import { governingText } from './governing/index';
import { bonusText, cardText } from './ygios/index';

export type { Around } from './base/around';
export type { Icon, Keyword, Paragraph, RuleText, Run } from './base/text';

/** What a definition says in a language. Zones and rules say nothing: an empty text. */
export function ruleTextOf(definition: ValidDefinition, language: Language, around: Around): RuleText {
  if (definition.game === 'governing') {
    const { kind } = definition;
    return kind === 'rules' ? [] : governingText(definition.value, kind, language, around);
  }
  switch (definition.kind) {
    case 'card':
      return cardText(definition.value, language, around);
    case 'bonus':
      return bonusText(definition.value, language, around);
    case 'zone':
    case 'rules':
      return [];
  }
}

/** The same without pictures. */
export const plainRuleText = (definition: ValidDefinition, language: Language, around: Around): string =>
  plainText(ruleTextOf(definition, language, around), language, signNames[language]);

/** Is it something with words on it, even if there are none? */
export const bearsText = ({ kind }: ValidDefinition): boolean => kind !== 'zone' && kind !== 'rules';

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
