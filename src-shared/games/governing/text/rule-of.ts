import type { Rule } from '../effects/index';
import type { RuleWord } from '../effects/words';
import type { Self } from './said';

export type RuleOf<R extends RuleWord> = Extract<Rule, { rule: R }>;
/** What each standing rule says. A rule without its words does not compile. */
export type RulePhrases = { readonly [R in RuleWord]: (rule: RuleOf<R>, self: Self) => string };

export function ruleRow(table: RulePhrases, rule: Rule, self: Self): string {
  switch (rule.rule) {
    case 'add':
      return table.add(rule, self);
    case 'cost':
      return table.cost(rule, self);
    case 'cannot':
      return table.cannot(rule, self);
    case 'must':
      return table.must(rule, self);
  }
}
