export { groupOf, isRuleId, neighboursOf, ruleGroupNames, ruleGroups, ruleIds } from './rules';
export type { RuleGroup, RuleId } from './rules';
export { rulesAbout, type Matter } from './rules-about';
export { rulesForCard } from './rules-for-card';
export { rulesForCode } from './rules-for-code';
export { rulesForDiagnostic } from './rules-for-code';
export { rulesForEvent, rulesForSkip, type SkipWord } from './rules-for-event';
export { rulesForWord, type EffectWord } from './rules-by-word';
