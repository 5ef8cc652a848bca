import type { CardOrBonus } from '../effects/walk';
import { shippedPack } from '@shared/language/test-shipped';
import type { Language } from '@shared/util/languages';
import type { Around } from '@shared/ruletext/base/around';
import { plainText } from '@shared/ruletext/base/plain';
import { signNames } from '@shared/ruletext/base/sign-names';
import { bonusText, cardText } from './index';

const { definitions } = shippedPack('ygios');

/** The names of the shipped pack. */
export const shippedAround: Around = {
  nameOf: (kind, id, language) => {
    const found = definitions.find((one) => one.kind === kind && one.id === id);
    return found?.kind === 'zone' ? (found.value.names?.[language] ?? found.value.name ?? null) : null;
  },
  ukrainianCasesOf: (id) => {
    const found = definitions.find((one) => one.kind === 'zone' && one.id === id);
    return (found?.kind === 'zone' ? found.value.ukrainianCases : undefined) ?? null;
  },
};

export const shippedTexts = definitions.filter((one) => one.kind === 'card' || one.kind === 'bonus');

export function said(definition: CardOrBonus, language: Language, around = shippedAround): string {
  const text =
    definition.kind === 'card'
      ? cardText(definition.value, language, around)
      : bonusText(definition.value, language, around);
  return plainText(text, language, signNames[language]);
}
