import type { Card, Skill, Token } from '../effects/index';
import type { ByLanguage, Language } from '@shared/util/languages';
import type { Around } from '@shared/ruletext/base/around';
import { capitalised } from '@shared/ruletext/base/sentence';
import { beginsWithSign, plainName, runsOf, type Paragraph, type RuleText } from '@shared/ruletext/base/text';
import { en } from './en/index';
import { ja } from './ja/index';
import type { Self } from './said';
import { saidSkill } from './say';
import type { Tongue } from './tongue';
import { uk } from './uk/index';

const tongues: ByLanguage<Tongue> = { en, ja, uk };

const paragraph = (from: Paragraph['from'], sentence: string): Paragraph => ({
  from,
  keywords: [],
  // After the sign of a cost and its colon a language may go on with a small letter.
  runs: runsOf(beginsWithSign(sentence) ? sentence : capitalised(sentence)),
});

/** What a card or a token says: what it enters with, what holds while it is in play, its skills. */
export function governingText(
  definition: Card | Token,
  kind: Self,
  language: Language,
  around: Around,
): RuleText {
  const tongue = tongues[language];
  const tokenName = (id: string): string => plainName(around.nameOf('token', id, language) ?? id);
  const encore = 'counters' in definition ? (definition.counters?.encore ?? 0) : 0;
  const rules = 'while' in definition ? (definition.while ?? []) : [];
  return [
    ...(encore > 0 ? [paragraph(['counters'], tongue.entersWith(encore, kind))] : []),
    ...rules.map((rule, index) => paragraph(['while', index], tongue.rule(rule, kind))),
    ...(definition.skills ?? []).map((skill: Skill, index) =>
      paragraph(['skills', index], tongue.skill(saidSkill(skill, kind, tokenName))),
    ),
  ];
}
