/** The kernel's rules, by the ids that the tests and docs/engine.md use, in the groups of the help screen. */
export const ruleGroups = {
  exhaustion: ['E1', 'E2', 'E3', 'E4'],
  numbers: ['N1', 'N2', 'N3', 'N4', 'N5', 'N6', 'N7', 'N8', 'N9'],
  impossible: ['I1', 'I2'],
  choices: ['C1', 'C2', 'C3', 'C4'],
  contradictions: ['X1'],
  maxima: ['M1', 'M2', 'M3', 'M4'],
} as const;

export type RuleGroup = keyof typeof ruleGroups;
export type RuleId = (typeof ruleGroups)[RuleGroup][number];

export const ruleGroupNames = Object.keys(ruleGroups) as readonly RuleGroup[];
/** In reading order: the one after the last of a group is the first of the next. */
export const ruleIds: readonly RuleId[] = ruleGroupNames.flatMap(
  (group): readonly RuleId[] => ruleGroups[group],
);

export const isRuleId = (text: string): text is RuleId => ruleIds.some((rule) => rule === text);

export function groupOf(rule: RuleId): RuleGroup {
  const found = ruleGroupNames.find((group) => ruleGroups[group].some((member) => member === rule));
  if (!found) throw new Error(`${rule} is in no group`);
  return found;
}

export interface Neighbours {
  readonly previous: RuleId | null;
  readonly next: RuleId | null;
}

export function neighboursOf(rule: RuleId): Neighbours {
  const at = ruleIds.indexOf(rule);
  return { previous: ruleIds[at - 1] ?? null, next: ruleIds[at + 1] ?? null };
}

/** Each once, in reading order: several words of a card often lead to the same rule. */
export function inReadingOrder(rules: Iterable<RuleId>): readonly RuleId[] {
  const wanted = new Set(rules);
  return ruleIds.filter((rule) => wanted.has(rule));
}
