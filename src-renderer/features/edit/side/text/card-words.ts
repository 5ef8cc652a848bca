import type { Face } from '@shared/face/index';
import { plainText } from '@shared/ruletext/base/plain';
import { signNames } from '@shared/ruletext/base/sign-names';

/** The rules on a card as plain words: beside a card that is drawn small, they can be read. */
export function cardWords({ fields, language }: Face): string {
  const { rules } = fields;
  return rules?.is === 'rules' ? plainText(rules.rules, language, signNames[language]) : '';
}
