import type { Bonus } from '../definitions/bonus';
import type { Card } from '../definitions/card';
import type { EnterStep, StandingRule, Step } from '../effects/index';
import type { FindingPath } from '@shared/language/finding';
import type { ByLanguage, Language } from '@shared/util/languages';
import type { Around } from '@shared/ruletext/base/around';
import { runsOf, type Keyword, type Paragraph, type RuleText } from '@shared/ruletext/base/text';
import { english } from './en/index';
import { japanese } from './ja/index';
import { linksOf } from './links';
import { clausesOf } from './moments';
import type { Speech, Tongue } from './speech';
import { ukrainian } from './uk/index';

const tongues: ByLanguage<Tongue> = { en: english, ja: japanese, uk: ukrainian };

const paragraph = (from: FindingPath, keywords: readonly Keyword[], sentence: string): Paragraph => ({
  from,
  keywords,
  runs: runsOf(sentence),
});

const when = (holds: boolean, keyword: Keyword): readonly Keyword[] => (holds ? [keyword] : []);
const locks = (steps: readonly (Step | EnterStep)[]): readonly Keyword[] =>
  when(
    steps.some((step) => step.do === 'lock'),
    'lock',
  );
const protects = (rules: readonly StandingRule[]): readonly Keyword[] =>
  when(
    rules.some(({ rule }) => rule === 'protected'),
    'protect',
  );

function sayRule(tongue: Tongue, rule: StandingRule, speech: Speech): string {
  // As in moments.ts: each entry takes the rules of its own word.
  const phrase = tongue.rules[rule.rule] as (rule: StandingRule, speech: Speech) => string;
  return phrase(rule, speech);
}

const isOnly = (rule: StandingRule | undefined, is: 'this' | 'linked'): boolean =>
  rule?.rule === 'protected' && rule.cards.is === is && Object.keys(rule.cards).length === 1;

/** The rules of a card as sentences; that it protects itself and its placed card is one. */
function sayRules(tongue: Tongue, rules: readonly StandingRule[], speech: Speech): string {
  const sentences: string[] = [];
  for (let index = 0; index < rules.length; index++) {
    const rule = rules[index];
    if (!rule) continue;
    const both = speech.links === 'placed' && isOnly(rule, 'this') && isOnly(rules[index + 1], 'linked');
    sentences.push(both ? tongue.bothProtected(speech) : sayRule(tongue, rule, speech));
    if (both) index++;
  }
  return sentences.join(tongue.gap);
}

export function cardText(card: Card, language: Language, around: Around): RuleText {
  const tongue = tongues[language];
  const { fire = [], needs = [], pay = [] } = card;
  const rules = card.while ?? [];
  const speech: Speech = { around, voice: 'card', links: linksOf({ kind: 'card', value: card }) };
  const once = when(card.limit === 'round', 'once');
  const steps = (list: readonly Step[], paid: boolean): string[] =>
    list.length === 0 ? [] : [tongue.sequence(clausesOf(list, tongue.steps, speech, paid))];

  const text: Paragraph[] = [];
  if (needs.length + pay.length > 0) {
    const sentences = [...needs.map((need) => tongue.need(need, speech)), ...steps(pay, true)];
    const from = [pay.length > 0 ? 'pay' : 'needs'];
    text.push(paragraph(from, ['cost', ...locks(pay)], sentences.join(tongue.gap)));
  }
  if (fire.length > 0)
    text.push(paragraph(['fire'], [...once, ...locks(fire)], steps(fire, false).join(tongue.gap)));
  if (rules.length > 0)
    text.push(
      paragraph(['while'], [...once, 'persist', ...protects(rules)], sayRules(tongue, rules, speech)),
    );
  return text;
}

export function bonusText(bonus: Bonus, language: Language, around: Around): RuleText {
  const tongue = tongues[language];
  const links = linksOf({ kind: 'bonus', value: bonus });
  const standing: Speech = { around, voice: 'bonus', links };
  const entering: Speech = { around, voice: 'enter', links };
  const scoring: Speech = { around, voice: 'score', links };
  return [
    ...(bonus.while ?? []).map((rule, index) =>
      paragraph(['while', index], protects([rule]), sayRule(tongue, rule, standing)),
    ),
    ...(bonus.enter ?? []).flatMap((step, index) =>
      clausesOf([step], tongue.steps, entering, false).map((clause) => {
        const orFlip = step.orFlip === true && step.if.face === 'up';
        const sentence = tongue.enter({ face: step.if.face, orFlip }, clause);
        return paragraph(
          ['enter', index],
          [...when(step.limit === 'round', 'once'), ...locks([step])],
          sentence,
        );
      }),
    ),
    ...(bonus.score ?? []).map((step, index) => paragraph(['score', index], [], tongue.score(step, scoring))),
  ];
}
