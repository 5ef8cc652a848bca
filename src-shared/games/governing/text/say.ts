import type { Num, Skill, Step, Which } from '../effects/index';
import type { Ref, SelectableType } from '../effects/words';
import { foldedNum, foldedSelector, isJustThis } from './folded';
import type { Amount, Opening, SaidSkill, SaidStep, Self, Thing } from './said';
import { actorMatters } from './actor-matters';

/** What was said so far, as far as later words depend on it. */
interface Memory {
  /** Counts on over the steps of the end of the turn: they are read in this order. */
  readonly said: { target: boolean };
  readonly skill: Skill;
  readonly self: Self;
  readonly tokenName: (id: string) => string;
  /** The last choice that these steps know of; what is chosen at the end of the turn is unknown before. */
  picked: { type: SelectableType | undefined; many: boolean };
  /** The step before spoke of the target and of nothing else, so “it” can only be the target. */
  targetOnly: boolean;
}

export function saidSkill(skill: Skill, self: Self, tokenName: (id: string) => string): SaidSkill {
  const target = skill.target && foldedSelector(skill.target);
  // A target that is this very object has no short form with an article; a sentence of its own names it.
  const inSentence = target !== undefined && target.is === undefined;
  const memory: Memory = {
    said: { target: !inSentence },
    skill,
    self,
    tokenName,
    picked: { type: undefined, many: true },
    targetOnly: false,
  };
  const steps = saidSteps(skill.do, memory);
  const unnamed = target && (!inSentence || !memory.said.target);
  const first: SaidStep[] = unnamed ? [{ do: 'target', target, self }] : [];
  return { opening: openingOf(skill, self), steps: [...first, ...steps] };
}

function openingOf(skill: Skill, self: Self): Opening {
  if ('cost' in skill) return { is: 'cost', ap: skill.cost.ap ?? 0, exhaust: skill.cost.exhaust === true };
  switch (skill.on) {
    case 'play':
      return { is: 'play' };
    case 'refill':
    case 'end':
      return { is: 'turn', event: skill.on, turn: skill.turn ?? 'me' };
    default: {
      const of = skill.for === undefined || isJustThis(skill.for) ? null : foldedSelector(skill.for);
      return { is: 'event', event: skill.on, of, self };
    }
  }
}

const saidSteps = (steps: readonly Step[], memory: Memory): SaidStep[] =>
  steps.map((step) => {
    const said = saidStep(step, memory);
    memory.targetOnly =
      'all' in step &&
      step.all === 'target' &&
      step.do !== 'groove' &&
      !('n' in step && speaksOfThings(step.n));
    return said;
  });

function speaksOfThings(n: Num): boolean {
  if (typeof n !== 'object') return false;
  if ('half' in n) return speaksOfThings(n.half);
  if ('minus' in n) return speaksOfThings(n.minus);
  return 'stat' in n ? true : n.sum.some(speaksOfThings);
}

function saidStep(step: Step, memory: Memory): SaidStep {
  const frame = { actor: actorMatters(step) ? (step.who ?? 'me') : 'me', may: step.may === true } as const;
  switch (step.do) {
    case 'draw':
    case 'ap':
      return { ...frame, do: step.do, n: amountOf(step.n, null, memory) };
    case 'token':
      return {
        ...frame,
        do: 'token',
        name: memory.tokenName(step.token),
        n: amountOf(step.n, null, memory),
      };
    case 'later':
      return {
        ...frame,
        do: 'later',
        at: step.at,
        steps: saidSteps(step.steps, { ...memory, targetOnly: false }),
      };
    default:
  }
  // Whoever gives groove is named first in every language.
  const from = step.do === 'groove' ? refThing(step.from, step, memory) : null;
  const things = { ...frame, ...thingsOf(step, frame.actor, memory) };
  const on = things.chosen ?? things.x;
  switch (step.do) {
    case 'add':
    case 'set': {
      const n = amountOf(step.n, on, memory);
      return { ...things, do: step.do, stat: step.stat, n, turn: step.until !== undefined };
    }
    case 'cannot':
    case 'must':
      return { ...things, do: step.do, act: step.act, turn: step.until !== undefined };
    case 'control':
      return { ...things, do: 'control', turn: step.until !== undefined };
    case 'exhaust':
    case 'refresh':
    case 'bowOut':
    case 'pick':
      return { ...things, do: step.do };
    case 'move':
      return { ...things, do: 'move', to: step.to };
    case 'lose':
    case 'regain':
      return { ...things, do: step.do, n: amountOf(step.n, on, memory) };
    case 'counter':
      return { ...things, do: 'counter', kind: step.kind, n: amountOf(step.n, on, memory) };
    case 'groove':
      return { ...things, do: 'groove', from: giver(from ?? on, on) };
  }
}

/** “It gives groove to itself”: the giver is what the step is acting on. */
const giver = (from: Thing, on: Thing): Thing => (from.is === 'it' ? { is: 'it', like: on } : from);

function thingsOf(which: Which, actor: SaidStepActor, memory: Memory): { x: Thing; chosen: Thing | null } {
  const view = actor === 'me' ? 'you' : 'they';
  const { self } = memory;
  if ('pick' in which) {
    const sel = foldedSelector(which.pick);
    memory.picked = { type: sel.type, many: actor !== 'me' };
    return { x: { is: 'one', sel, view, self }, chosen: { is: 'chosen', many: actor !== 'me' } };
  }
  if (typeof which.all === 'string') return { x: refThing(which.all, which, memory), chosen: null };
  if (isJustThis(which.all)) return { x: { is: 'this', self }, chosen: null };
  return { x: { is: 'all', sel: foldedSelector(which.all), view, self }, chosen: null };
}
type SaidStepActor = 'me' | 'foe' | 'each';

function refThing(ref: Ref, place: unknown, memory: Memory, like: Thing | null = null): Thing {
  const { skill, self, picked, said } = memory;
  switch (ref) {
    case 'this':
      return { is: 'this', self };
    case 'wearer':
      return { is: 'wearer' };
    case 'it':
      return { is: 'it', like };
    case 'event': {
      const type = 'for' in skill ? skill.for?.type : undefined;
      return { is: 'event', type };
    }
    case 'picked':
      return { is: 'picked', ...picked };
    case 'target': {
      const isSubject =
        typeof place === 'object' && place !== null && 'all' in place && place.all === 'target';
      const mention = !said.target ? 'first' : isSubject && memory.targetOnly ? 'pronoun' : 'again';
      said.target = true;
      return { is: 'target', target: foldedSelector(skill.target ?? {}), mention, self };
    }
  }
}

/** What a skill that goes off at its leaving asks of it is what it had last. */
const hasLeft = (ref: Ref, skill: Skill): boolean =>
  'on' in skill &&
  skill.on === 'bowOut' &&
  (ref === 'event' || (ref === 'this' && (skill.for === undefined || isJustThis(skill.for))));

function amountOf(num: Num, on: Thing | null, memory: Memory): Amount {
  const amount = (n: Num): Amount => {
    if (typeof n !== 'object') return n;
    if ('stat' in n)
      return { stat: n.stat, of: refThing(n.of, null, memory, on), last: hasLeft(n.of, memory.skill) };
    if ('half' in n) return { half: amount(n.half), round: n.round };
    if ('minus' in n) return { minus: amount(n.minus) };
    return { sum: n.sum.map(amount) };
  };
  return amount(foldedNum(num));
}
