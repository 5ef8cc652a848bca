import type { Card, Num, Rule, Selector, Skill, Step, Target, Which } from '../effects/index';
import * as words from '../effects/words';
import { chance, many, maybe, pick, type Random } from '@shared/ruletext/random/random';

/** Definitions written at random from the word lists: all of them are right, and every key appears. Tests only. */

const selector = (random: Random): Selector => ({
  ...(chance(random, 2) ? { type: pick(random, words.selectableTypes) } : {}),
  ...(chance(random, 3) ? { of: pick(random, words.owners) } : {}),
  ...(chance(random, 6) ? { is: pick(random, words.identities) } : {}),
  ...(chance(random, 5) ? { not: pick(random, words.identities) } : {}),
});

export function randomNum(random: Random, depth = 0): Num {
  switch (random(depth > 2 ? 3 : 8)) {
    case 0:
      return 'X';
    case 1:
    case 5:
      return { stat: pick(random, words.stats), of: pick(random, words.refs) };
    case 3:
      return { half: randomNum(random, depth + 1), round: pick(random, words.roundings) };
    case 4:
      return { minus: randomNum(random, depth + 1) };
    case 6:
      return { sum: many(random, 1, 3, () => randomNum(random, depth + 1)) };
    default:
      return depth === 0 ? random(5) : random(7) - 3;
  }
}

const which = (random: Random): Which => {
  if (chance(random, 2)) return { pick: selector(random) };
  return { all: chance(random, 2) ? pick(random, words.refs) : selector(random) };
};

/** A verb without its keys here does not compile. */
const verbs: Readonly<Record<words.Verb, (random: Random, depth: number) => object>> = {
  add: (r) => ({
    do: 'add',
    stat: pick(r, words.changeableStats),
    n: chance(r, 4) ? -1 - r(3) : randomNum(r),
    ...until(r),
  }),
  set: (r) => ({ do: 'set', stat: pick(r, words.changeableStats), n: randomNum(r), ...until(r) }),
  cannot: (r) => ({ do: 'cannot', act: pick(r, words.acts), ...until(r) }),
  must: (r) => ({ do: 'must', act: pick(r, words.acts), ...until(r) }),
  control: (r) => ({ do: 'control', ...until(r) }),
  exhaust: () => ({ do: 'exhaust' }),
  refresh: () => ({ do: 'refresh' }),
  bowOut: () => ({ do: 'bowOut' }),
  move: (r) => ({ do: 'move', to: pick(r, words.leavePlaces) }),
  lose: (r) => ({ do: 'lose', n: randomNum(r) }),
  regain: (r) => ({ do: 'regain', n: randomNum(r) }),
  groove: (r) => ({ do: 'groove', from: pick(r, words.refs) }),
  counter: (r) => ({ do: 'counter', kind: pick(r, words.counterKinds), n: randomNum(r) }),
  pick: () => ({ do: 'pick' }),
  draw: (r) => ({ do: 'draw', n: randomNum(r) }),
  ap: (r) => ({ do: 'ap', n: randomNum(r) }),
  token: (r) => ({ do: 'token', token: pick(r, ['paper', 'confetti']), n: randomNum(r) }),
  later: (r, depth) => ({
    do: 'later',
    at: pick(r, words.moments),
    steps: depth > 2 ? [] : randomSteps(r, 0, 3, depth + 1),
  }),
};
const until = (random: Random): { until?: 'turn' } =>
  maybe(random, 2, { until: pick(random, words.durations) });
const withoutThings: readonly words.Verb[] = ['draw', 'ap', 'token', 'later'];

export function randomStep(random: Random, depth = 0): Step {
  const verb = pick(random, words.verbs);
  const said = {
    ...verbs[verb](random, depth),
    ...(chance(random, 3) ? { who: pick(random, words.actors) } : {}),
    ...maybe(random, 5, { may: true as const }),
  };
  return (withoutThings.includes(verb) ? said : { ...said, ...which(random) }) as Step;
}
const randomSteps = (random: Random, least: number, most: number, depth = 0): Step[] =>
  many(random, least, most, () => randomStep(random, depth));

const target = (random: Random): Target => ({
  ...selector(random),
  ...(chance(random, 3) ? { n: pick(random, [1, 2, 3, 5, 21]) } : {}),
});
const body = (random: Random) => ({
  ...(chance(random, 2) ? { target: target(random) } : {}),
  do: randomSteps(random, 0, 3),
});

export const randomSkill = (random: Random): Skill => skillKeys(random) as Skill;

function skillKeys(random: Random): object {
  switch (random(4)) {
    case 0:
      return {
        cost: {
          ...(chance(random, 2) ? { ap: random(3) } : {}),
          ...maybe(random, 2, { exhaust: true as const }),
        },
        ...body(random),
      };
    case 1:
      return {
        on: pick(random, words.objectEvents),
        ...(chance(random, 2) ? { for: selector(random) } : {}),
        ...body(random),
      };
    case 2:
      return {
        on: pick(random, words.turnEvents),
        ...(chance(random, 2) ? { turn: pick(random, words.actors) } : {}),
        ...body(random),
      };
    default:
      return { on: 'play', ...body(random) };
  }
}

export function randomRule(random: Random): Rule {
  const all = chance(random, 2) ? pick(random, words.standingRefs) : selector(random);
  const rules: { readonly [R in words.RuleWord]: () => Extract<Rule, { rule: R }> } = {
    add: () => ({ rule: 'add', stat: pick(random, words.changeableStats), n: random(9) - 4, all }),
    cost: () => ({
      rule: 'cost',
      of: pick(random, words.costs),
      n: random(9) - 4,
      who: pick(random, words.actors),
    }),
    cannot: () => ({ rule: 'cannot', act: pick(random, words.acts), all }),
    must: () => ({ rule: 'must', act: pick(random, words.acts), all }),
  };
  return rules[pick(random, words.ruleWords)]();
}

/** A played skill belongs to an Action; all other parts to what lies in play. */
const cardWith = (part: { skill: Skill } | { rule: Rule }): Card => {
  const named = { id: 'a', name: 'A' };
  if ('rule' in part) return { ...named, type: 'alteration', ap: 1, while: [part.rule] };
  const { skill } = part;
  return 'on' in skill && skill.on === 'play'
    ? { ...named, type: 'action', ap: 'X', skills: [skill] }
    : { ...named, type: 'alteration', ap: 1, skills: [skill] };
};

/** A card with one skill or one rule: what a paragraph is made from. */
export const randomCard = (random: Random): Card =>
  cardWith(chance(random, 8) ? { rule: randomRule(random) } : { skill: randomSkill(random) });
