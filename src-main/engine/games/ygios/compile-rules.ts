import type { Act, StandingRule, Zones } from '@shared/language/effects/index';
import type { Scope } from './compile-steps';
import { compileSelector } from './selector';
import {
  cardRuleKinds,
  zoneRuleKinds,
  type CardRule,
  type CardRuleKind,
  type RuleKind,
  type RuleSet,
  type ZoneRule,
} from './standing';
import { compileZones } from './zones';

/** Sorts standing rules by kind, so that a question about one kind never looks at the others. */
export function compileRules(scope: Scope, rules: readonly StandingRule[]): RuleSet | null {
  if (rules.length === 0) return null;
  const zonesOf = (zones: Zones): ZoneRule['zones'] => compileZones(zones, scope.zoneIds, scope.allZones);
  const about = (kind: CardRuleKind): CardRule[] =>
    rules.flatMap((rule) =>
      rule.rule === kind
        ? [
            {
              matches: compileSelector(rule.cards, scope.zoneIds, scope.allZones),
              n: 'n' in rule ? rule.n : 0,
              final: 'final' in rule && rule.final === true,
            },
          ]
        : [],
    );
  const forbidding = (act: Act): ZoneRule[] =>
    rules.flatMap((rule) =>
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
    margin: rules.flatMap((rule) => (rule.rule === 'margin' ? [{ zones: zonesOf(rule.in), n: rule.n }] : [])),
  };
}

export const kindsIn = (sets: readonly (RuleSet | null)[]): Readonly<Record<RuleKind, boolean>> =>
  Object.fromEntries(
    [...cardRuleKinds, ...zoneRuleKinds].map((kind) => [
      kind,
      sets.some((set) => set !== null && set[kind].length > 0),
    ]),
  ) as Record<RuleKind, boolean>;
