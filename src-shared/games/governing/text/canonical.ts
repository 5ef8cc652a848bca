import type { Card, Rule, Selector, Skill, Step, Target, Token } from '../effects/index';
import { actorMatters } from './actor-matters';
import { foldedNum, foldedSelector, isJustThis } from './folded';

/**
 * What a card or a token does, in one way of writing it: two that do the same thing for a reason given here or in
 * folded.ts are equal, and so are their texts. What is printed elsewhere on the card (its type, its costs) is no
 * part of it.
 */
export type Canonical = string & { readonly __canonical: true };

export function canonical(definition: Card | Token): Canonical {
  const encore = 'counters' in definition ? definition.counters?.encore : undefined;
  return ordered({
    // No counters is what everything enters with.
    encore: encore === 0 ? undefined : encore,
    while: 'while' in definition ? someOf(definition.while?.map(canonicalRule)) : undefined,
    skills: someOf(definition.skills?.map((skill: Skill) => canonicalSkill(skill))),
  });
}

const someOf = <T>(list: readonly T[] | undefined): readonly T[] | undefined =>
  list?.length ? list : undefined;

function canonicalRule(rule: Rule): object {
  if (!('all' in rule)) return { ...rule, n: foldedNum(rule.n) };
  return { ...rule, all: canonicalThings(rule.all), ...('n' in rule ? { n: foldedNum(rule.n) } : {}) };
}

/** “This” and “everything that is this” mean the same object. */
const canonicalThings = (things: string | Selector): unknown =>
  typeof things === 'string' ? things : isJustThis(things) ? 'this' : foldedSelector(things);

function canonicalSkill(skill: Skill): object {
  const rest = { target: skill.target && canonicalTarget(skill.target), do: skill.do.map(canonicalStep) };
  // A skill without a cost in AP costs 0 AP.
  if ('cost' in skill)
    return { cost: { ap: skill.cost.ap || undefined, exhaust: skill.cost.exhaust }, ...rest };
  switch (skill.on) {
    case 'play':
      return { on: 'play', ...rest };
    case 'refill':
    case 'end':
      return { on: skill.on, turn: unless('me', skill.turn), ...rest };
    default: {
      // A skill watches this object unless it says otherwise.
      const watched = skill.for && !isJustThis(skill.for) ? foldedSelector(skill.for) : undefined;
      return { on: skill.on, for: watched, ...rest };
    }
  }
}

const unless = <T>(usual: T, value: T | undefined): T | undefined => (value === usual ? undefined : value);

const canonicalTarget = (target: Target): object => ({ ...foldedSelector(target), n: unless(1, target.n) });

function canonicalStep(step: Step): object {
  const who = actorMatters(step) ? unless('me', step.who) : undefined;
  return {
    ...step,
    who,
    ...('n' in step ? { n: foldedNum(step.n) } : {}),
    ...('all' in step ? { all: canonicalThings(step.all) } : {}),
    ...('pick' in step ? { pick: foldedSelector(step.pick) } : {}),
    ...(step.do === 'later' ? { steps: step.steps.map(canonicalStep) } : {}),
  };
}

/** Keys in the order of the alphabet; what is undefined is not there. */
const ordered = (value: object): Canonical =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) as Canonical;
