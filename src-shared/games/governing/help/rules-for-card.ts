import { inReadingOrder, type RuleId } from '@shared/help/rules';
import { rulesByWord } from './rules-by-word';

type Part = Readonly<Record<string, unknown>>;

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The word's rules, or none: a card that is still being written may hold anything. */
const lookUp = (table: Readonly<Record<string, readonly RuleId[]>>, word: unknown): readonly RuleId[] =>
  typeof word === 'string' && Object.hasOwn(table, word) ? (table[word] ?? []) : [];

const isTriggered = (skill: Part): boolean => lookUp(rulesByWord.triggers, skill['on']).length > 0;

function ofChange({ stat, n }: Part): readonly RuleId[] {
  const { changedStats, maxChanges } = rulesByWord;
  if (stat !== 'maxSp') return lookUp(changedStats, stat);
  const both = typeof n !== 'number';
  return [
    ...changedStats.maxSp,
    ...(both || n > 0 ? maxChanges.raised : []),
    ...(both || n < 0 ? maxChanges.lowered : []),
  ];
}

function ofActors(step: Part): readonly RuleId[] {
  if (step['who'] !== 'each') return [];
  if ('pick' in step) return rulesByWord.several.choose;
  // on everything there is, it happens to all of it at once, whoever does it
  return 'all' in step ? [] : rulesByWord.several.act;
}

/** What one part of a card, without the parts inside it, has to do with. */
function ofPart(part: Part): readonly RuleId[] {
  const { verbs, standing, costChanges, readFrom, numbers, triggers, costs, types, counters, targets } =
    rulesByWord;
  const isChange = ['do', 'rule'].some((key) => part[key] === 'add' || part[key] === 'set');
  const { cost, target } = part;
  return [
    ...lookUp(verbs, part['do']),
    ...(typeof part['do'] === 'string' ? ofActors(part) : []),
    ...lookUp(standing, part['rule']),
    ...(part['rule'] === 'cost' ? lookUp(costChanges, part['of']) : []),
    ...(isChange ? ofChange(part) : []),
    ...(!isChange && 'stat' in part ? lookUp(readFrom, part['of']) : []),
    ...('half' in part ? numbers.half : []),
    ...(part['n'] === 'X' || part['ap'] === 'X' ? numbers.X : []),
    ...lookUp(triggers, part['on']),
    ...(isPart(cost) && 'exhaust' in cost ? costs.exhaust : []),
    ...(isPart(target) ? (isTriggered(part) ? targets.triggered : targets.played) : []),
    ...('ap' in part || 'sp' in part ? lookUp(types, part['type']) : []),
    ...('counters' in part ? counters.encore : []),
  ];
}

/**
 * The rules behind a card of the duel, from its definition as it stands in the file. Takes anything, and a list of
 * things to do instead of recursion: definitions come from strangers, and some are nested beyond reason.
 */
export function rulesForCard(definition: unknown): readonly RuleId[] {
  const found = new Set<RuleId>();
  const waiting: unknown[] = [definition];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (isPart(next)) for (const rule of ofPart(next)) found.add(rule);
    // one by one: a spread of a very long list does not fit into a call
    if (typeof next === 'object' && next !== null)
      for (const inner of Object.values(next)) waiting.push(inner);
  }
  return inReadingOrder(found);
}
