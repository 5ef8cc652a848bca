/** Rules about cards and rules about zones; `forbid` is three kinds, by what it forbids. */
export const cardRuleKinds = ['full', 'fixed', 'base', 'add', 'protected'] as const;
export const zoneRuleKinds = ['playDown', 'flipDown', 'fire', 'margin'] as const;
export type CardRuleKind = (typeof cardRuleKinds)[number];
export type ZoneRuleKind = (typeof zoneRuleKinds)[number];
export type RuleKind = CardRuleKind | ZoneRuleKind;
export type BanKind = Exclude<ZoneRuleKind, 'margin'>;

export const ruleKinds: readonly RuleKind[] = [...cardRuleKinds, ...zoneRuleKinds];
