import type { Rule } from '../../effects/index';
import type { Act, CostWord, Who } from '../../effects/words';
import { countedUk } from '@shared/ruletext/base/counted';
import { fill } from '@shared/ruletext/base/fill';
import { ruleRow, type RuleOf, type RulePhrases } from '../rule-of';
import type { Self } from '../said';
import { standingThing } from '../standing-thing';
import { np } from './nouns';
import { signed } from './numbers';
import { actionPoints, acts, changed } from './steps';

const costs: Readonly<Record<CostWord, string>> = { draw: 'ціна добору', refresh: 'ціна збадьорення' };
const whose: Readonly<Record<Who, '{cost}' | `${string}{cost}${string}`>> = {
  me: 'ваша {cost}',
  foe: '{cost} для кожного суперника',
  each: '{cost} для кожного гравця',
};
const modals: Readonly<Record<'cannot' | 'must', readonly [one: string, many: string]>> = {
  cannot: ['не може', 'не можуть'],
  must: ['мусить', 'мусять'],
};
/** A swing is owed once a turn; a return only when there is one. */
const often: Readonly<Record<Act, string>> = { swing: ' щоходу', return: '' };

const ruling = (rule: RuleOf<'cannot' | 'must'>, self: Self): string => {
  const { nom, many } = np(standingThing(rule.all, self));
  return fill('{nom} {modal} {act}{often}', {
    nom,
    modal: modals[rule.rule][many ? 1 : 0],
    act: acts[rule.act],
    often: rule.rule === 'must' ? often[rule.act] : '',
  });
};

const phrases: RulePhrases = {
  add: ({ stat, n, all }, self) => {
    const { nom, many } = np(standingThing(all, self));
    return fill('{nom} {gets} {change} до {stat}', {
      nom,
      gets: many ? 'отримують по' : 'отримує',
      change: signed(n).n,
      stat: changed[stat],
    });
  },
  cost: ({ of, n, who }) =>
    fill('{cost} {more} на {points}', {
      cost: whose[who].replace('{cost}', costs[of]),
      more: n < 0 ? 'менша' : 'більша',
      points: countedUk(Math.abs(n), actionPoints),
    }),
  cannot: ruling,
  must: ruling,
};

export const ruleText = (rule: Rule, self: Self): string => `${ruleRow(phrases, rule, self)}.`;
