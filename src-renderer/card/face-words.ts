import type { Face } from '@shared/face/index';
import { plainText } from '@shared/ruletext/base/plain';
import { signNames } from '@shared/ruletext/base/sign-names';

/** The rules on a card as plain words. */
export function rulesOn({ fields, language }: Face): string {
  const rules = fields['rules'];
  return rules?.is === 'rules' ? plainText(rules.rules, language, signNames[language]) : '';
}

/** What a card is, such as its type, by the colour that tells it. */
export const toneOn = ({ tone }: Face): string => tone ?? '';
