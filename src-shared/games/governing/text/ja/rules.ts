import type { Rule } from '../../effects/index';
import type { CostWord, Who } from '../../effects/words';
import { fill } from '@shared/ruletext/base/fill';
import { ruleRow, type RuleOf, type RulePhrases } from '../rule-of';
import type { Self } from '../said';
import { standingThing } from '../standing-thing';
import { np, topicOf } from './nouns';
import { signed } from './numbers';
import { acts, everyTurn, stats } from './steps';

const costs: Readonly<Record<CostWord, string>> = { draw: 'ドロー費用', refresh: 'リフレッシュ費用' };
const whose: Readonly<Record<Who, string>> = { me: '自分の', foe: '各相手の', each: '各プレイヤーの' };

const ruling = (rule: RuleOf<'cannot' | 'must'>, self: Self): string =>
  fill('{topic}{often}{what}', {
    topic: topicOf(np(standingThing(rule.all, self))),
    often: rule.rule === 'must' ? everyTurn[rule.act] : '',
    what: acts[rule.act][rule.rule],
  });

const phrases: RulePhrases = {
  add: ({ stat, n, all }, self) => {
    const x = np(standingThing(all, self));
    const slots = { whose: x.whose, stat: stats[stat], each: x.many ? 'それぞれ' : '', change: signed(n).n };
    return fill('{whose}{stat}を{each}{change}する', slots);
  },
  cost: ({ of, n, who }) =>
    fill('{whose}{cost}は{n}{more}', {
      whose: whose[who],
      cost: costs[of],
      n: Math.abs(n),
      more: n < 0 ? '少なくなる' : '多くなる',
    }),
  cannot: ruling,
  must: ruling,
};

export const ruleText = (rule: Rule, self: Self): string => `${ruleRow(phrases, rule, self)}。`;
