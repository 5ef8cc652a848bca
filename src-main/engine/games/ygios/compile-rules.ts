import type { Act, StandingRule, Zones } from '@shared/games/ygios/effects/index';
import type { Scope } from './compile-steps';
import { ruleKinds, type CardRuleKind, type RuleKind } from './rule-kinds';
import { compileSelector } from './selector';
import { compileZones } from './zones';
import type { CardRule, CardRules, RuleTable, Standing, ZoneRule, ZoneRules } from './table';

type Texts = readonly (readonly StandingRule[])[];

/** Sorts the standing rules of a pack by kind and by who has them. */
export function compileStanding(scope: Scope, ofCards: Texts, ofBonuses: Texts): Standing {
  const zonesOf = (zones: Zones): ZoneRule['zones'] => compileZones(zones, scope.zoneIds, scope.allZones);
  const table = <K extends RuleKind, R>(kind: K, pick: (rule: StandingRule) => R[]): RuleTable<K, R> => {
    return {
      kind,
      bit: 1 << ruleKinds.indexOf(kind),
      ofCard: ofCards.map((rules) => rules.flatMap(pick)),
      ofBonus: ofBonuses.map((rules) => rules.flatMap(pick)),
    };
  };
  const about = (kind: CardRuleKind): CardRules =>
    table(kind, (rule): CardRule[] =>
      rule.rule === kind
        ? [
            {
              cards: compileSelector(rule.cards, scope.zoneIds, scope.allZones),
              n: 'n' in rule ? rule.n : 0,
              final: 'final' in rule && rule.final === true,
            },
          ]
        : [],
    );
  const forbidding = (act: Act): ZoneRules =>
    table(act, (rule): ZoneRule[] =>
      rule.rule === 'forbid' && rule.act === act ? [{ zones: zonesOf(rule.in), n: 0 }] : [],
    );
  return {
    full: about('full'),
    fixed: about('fixed'),
    base: about('base'),
    add: about('add'),
    protected: about('protected'),
    playDown: forbidding('playDown'),
    flipDown: forbidding('flipDown'),
    fire: forbidding('fire'),
    margin: table('margin', (rule) =>
      rule.rule === 'margin' ? [{ zones: zonesOf(rule.in), n: rule.n }] : [],
    ),
  };
}

/** The kinds of rules that one card or bonus has, as their bits. */
export const kindsOf = (standing: Standing, whose: 'ofCard' | 'ofBonus', number: number): number =>
  Object.values(standing).reduce(
    (kinds, rules) => ((rules[whose][number]?.length ?? 0) > 0 ? kinds | rules.bit : kinds),
    0,
  );
