import type { FindingPath } from '@shared/language/finding';
import type { Card } from '../definitions/card';
import type { Num } from './numbers';
import type { Rule } from './rules-of-standing';
import type { Selector, Target } from './selectors';
import type { Skill } from './skills';
import type { Step } from './steps';
import type { Token } from '../definitions/token';

/** Anything that has skills and standing rules. */
export type CardOrToken = Card | Token;

export interface Placed<T> {
  readonly value: T;
  readonly at: FindingPath;
}
const listed = <T>(values: readonly T[] | undefined, at: FindingPath): Placed<T>[] =>
  (values ?? []).map((value, index) => ({ value, at: [...at, index] }));

export const skillsOf = ({ skills }: CardOrToken): Placed<Skill>[] => listed<Skill>(skills, ['skills']);

export const rulesOf = (definition: CardOrToken): Placed<Rule>[] =>
  'while' in definition ? listed(definition.while, ['while']) : [];

/** A step and the steps before it, those that wait for the end of the turn included. */
export interface PlacedStep extends Placed<Step> {
  readonly before: readonly Step[];
  /** Carried out at the end of the turn. */
  readonly later: boolean;
}

export const stepsOf = ({ value, at }: Placed<Skill>): PlacedStep[] =>
  stepsIn(listed(value.do, [...at, 'do']), [], false);

function stepsIn(steps: readonly Placed<Step>[], earlier: readonly Step[], later: boolean): PlacedStep[] {
  const before = [...earlier];
  return steps.flatMap((step) => {
    const here: PlacedStep = { ...step, before: [...before], later };
    const inside =
      step.value.do === 'later' ? stepsIn(listed(step.value.steps, [...step.at, 'steps']), before, true) : [];
    before.push(step.value, ...inside.map(({ value }) => value));
    return [here, ...inside];
  });
}

/** The number of a step, and every number inside it. */
export function numbersOf({ value, at }: Placed<Step>): Placed<Num>[] {
  return 'n' in value ? numbersIn({ value: value.n, at: [...at, 'n'] }) : [];
}

function numbersIn({ value, at }: Placed<Num>): Placed<Num>[] {
  const inside: Placed<Num>[] = [];
  if (typeof value === 'object') {
    if ('half' in value) inside.push({ value: value.half, at: [...at, 'half'] });
    if ('minus' in value) inside.push({ value: value.minus, at: [...at, 'minus'] });
    if ('sum' in value) inside.push(...listed(value.sum, [...at, 'sum']));
  }
  return [{ value, at }, ...inside.flatMap((one) => numbersIn(one))];
}

/** What describes things: targets, what a skill watches, what a step or a rule is about. */
export function selectorsOf(definition: CardOrToken): Placed<Selector | Target>[] {
  const found: Placed<Selector | Target>[] = [];
  const add = (value: unknown, at: FindingPath): void => {
    if (isSelector(value)) found.push({ value, at });
  };
  for (const { value, at } of rulesOf(definition)) if ('all' in value) add(value.all, [...at, 'all']);
  for (const skill of skillsOf(definition)) {
    add(skill.value.target, [...skill.at, 'target']);
    if ('for' in skill.value) add(skill.value.for, [...skill.at, 'for']);
    for (const { value, at } of stepsOf(skill)) {
      if ('all' in value) add(value.all, [...at, 'all']);
      if ('pick' in value) add(value.pick, [...at, 'pick']);
    }
  }
  return found;
}

const isSelector = (value: unknown): value is Selector => typeof value === 'object' && value !== null;

/** The tokens that a definition puts into play. */
export const tokenReferences = (
  definition: CardOrToken,
): { readonly id: string; readonly at: FindingPath }[] =>
  skillsOf(definition).flatMap((skill) =>
    stepsOf(skill).flatMap(({ value, at }) =>
      value.do === 'token' ? [{ id: value.token, at: [...at, 'token'] }] : [],
    ),
  );
