import type { Rule } from '../../effects/index';
import type { Act, CostWord, Who } from '../../effects/words';
import { fill } from '@shared/ruletext/base/fill';
import { ruleRow, type RuleOf, type RulePhrases } from '../rule-of';
import type { Self } from '../said';
import { standingThing } from '../standing-thing';
import { barred, np } from './nouns';
import { signed } from './numbers';
import { stats } from './steps';

const acts: Readonly<Record<Act, Readonly<Record<'cannot' | 'must', string>>>> = {
  swing: { cannot: 'cannot swing', must: 'must swing each turn' },
  return: { cannot: 'cannot return', must: 'must return' },
};
const costs: Readonly<Record<CostWord, string>> = { draw: 'draw cost', refresh: 'refresh cost' };
const whose: Readonly<Record<Who, string>> = {
  me: 'your',
  foe: 'each opponent’s',
  each: 'each player’s',
};

const ruling = (rule: RuleOf<'cannot' | 'must'>, self: Self): string => {
  const thing = standingThing(rule.all, self);
  const subject = rule.rule === 'cannot' ? barred(thing) : np(thing).subject;
  return `${subject} ${acts[rule.act][rule.rule]}`;
};

const phrases: RulePhrases = {
  add: ({ stat, n, all }, self) => {
    const { subject, many } = np(standingThing(all, self));
    const slots = { subject, get: many ? 'get' : 'gets', change: signed(n).n, stat: stats[stat] };
    return fill('{subject} {get} {change} {stat}', slots);
  },
  cost: ({ of, n, who }) =>
    fill('{whose} {cost} is {n} AP {more}', {
      whose: whose[who],
      cost: costs[of],
      n: Math.abs(n),
      more: n < 0 ? 'lower' : 'higher',
    }),
  cannot: ruling,
  must: ruling,
};

export const ruleText = (rule: Rule, self: Self): string => `${ruleRow(phrases, rule, self)}.`;
