export { groupOf, isRuleId, neighboursOf, ruleGroupNames, ruleGroups, ruleIds } from './rules';
export type { RuleGroup, RuleId } from './rules';
export { rulesAbout, type Matter } from './rules-about';
export { rulesForDiagnostic } from './rules-for-diagnostic';
export { rulesForSkip, type SkipWord } from './rules-for-skip';
