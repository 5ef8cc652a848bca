import type { Num } from '@shared/games/governing/effects/numbers';
import type { Rule } from '@shared/games/governing/effects/rules-of-standing';
import type { Skill } from '@shared/games/governing/effects/skills';
import type { Step } from '@shared/games/governing/effects/steps';
import {
  numbersOf,
  rulesOf,
  skillsOf,
  stepsOf,
  type CardOrToken,
} from '@shared/games/governing/effects/walk';
import type { Act, ObjectEvent, TurnEvent, Verb } from '@shared/games/governing/effects/words';
import { duelWords, type DuelWord } from './duel-words';

type Words = readonly DuelWord[];

/** A verb that joins the language and has no entry here does not compile; most say everything themselves. */
const byVerb: Readonly<Record<Verb, Words>> = {
  add: [],
  set: [],
  cannot: ['cannot'],
  must: [],
  control: ['control'],
  exhaust: ['exhaust'],
  refresh: ['refresh'],
  bowOut: ['bowOut'],
  move: [],
  lose: [],
  regain: [],
  groove: ['groove'],
  counter: ['encore'],
  pick: [],
  draw: [],
  ap: [],
  token: ['token'],
  later: [],
};

const byEvent: Readonly<Record<ObjectEvent | TurnEvent | 'play', Words>> = {
  play: [],
  enter: [],
  bowOut: ['bowOut'],
  swing: ['swing'],
  exhaust: ['exhaust'],
  refresh: ['refresh'],
  refill: [],
  end: [],
};

const byAct: Readonly<Record<Act, Words>> = { swing: ['swing'], return: ['encore'] };

/** Only a swing is made by a player, who could forget it. */
const ofAct = (word: 'cannot' | 'must', act: Act): Words => [
  ...(word === 'must' && act !== 'swing' ? [] : [word]),
  ...byAct[act],
];

function ofRule(rule: Rule): Words {
  switch (rule.rule) {
    case 'add':
      return [rule.stat];
    case 'cost':
      return [rule.of === 'draw' ? 'drawCost' : 'refreshCost'];
    case 'cannot':
    case 'must':
      return ofAct(rule.rule, rule.act);
  }
}

/** What set the skill off, or the card itself, may be gone when its number is read. */
const ofNumber = (n: Num): Words =>
  typeof n === 'object' && 'stat' in n && (n.of === 'event' || n.of === 'this') ? ['lastNumber'] : [];

function ofStep(step: Step): Words {
  const own = 'act' in step ? ofAct(step.do, step.act) : byVerb[step.do];
  return 'stat' in step ? [...own, step.stat] : own;
}

const ofSkill = (skill: Skill): Words => [
  ...('cost' in skill && skill.cost.exhaust ? (['payByExhausting'] as const) : []),
  ...('on' in skill ? byEvent[skill.on] : []),
  ...(skill.target ? (['target'] as const) : []),
];

/** The words of a card of the duel that stand to be explained, in the order of the list. */
export function duelWordsOf(definition: CardOrToken): Words {
  const steps = skillsOf(definition).flatMap(stepsOf);
  const found = new Set<DuelWord>([
    ...('quick' in definition && definition.quick ? (['quick'] as const) : []),
    ...('ap' in definition && definition.ap === 'X' ? (['X'] as const) : []),
    ...(definition.type === 'alteration' ? (['alteration'] as const) : []),
    ...('counters' in definition && definition.counters?.encore ? (['encore'] as const) : []),
    ...rulesOf(definition).flatMap(({ value }) => ofRule(value)),
    ...skillsOf(definition).flatMap(({ value }) => ofSkill(value)),
    ...steps.flatMap(({ value }) => ofStep(value)),
    ...steps.flatMap(numbersOf).flatMap(({ value }) => ofNumber(value)),
  ]);
  return duelWords.filter((word) => found.has(word));
}
