import type { Bonus } from '../definitions/bonus';
import type { Card } from '../definitions/card';
import type { FindingPath } from '@shared/language/finding';
import type { Cards, EnterStep, Need, ScoreStep, StandingRule, Step, Zones } from './index';

/** The lists of a definition that hold effects. */
export const listKeys = ['fire', 'needs', 'pay', 'while', 'enter', 'score'] as const;
export type ListKey = (typeof listKeys)[number];

type Value = Step | EnterStep | ScoreStep | Need | StandingRule;

/** One entry of one of the lists, and where it stands. */
export interface Part<V extends Value = Value> {
  readonly list: ListKey;
  readonly at: FindingPath;
  readonly value: V;
}

export type CardOrBonus =
  { readonly kind: 'card'; readonly value: Card } | { readonly kind: 'bonus'; readonly value: Bonus };

const listed = <V extends Value>(list: ListKey, values: readonly V[] | undefined): Part<V>[] =>
  (values ?? []).map((value, index) => ({ list, at: [list, index], value }));

/** A text is carried out from its first step to its last. Each entry of `enter` is a text of its own. */
export type Text = readonly Part<Step | EnterStep>[];

export function textsOf(definition: CardOrBonus): Text[] {
  if (definition.kind === 'bonus') return listed('enter', definition.value.enter).map((part) => [part]);
  const { fire, pay } = definition.value;
  return [listed('fire', fire), listed('pay', pay)];
}

export function rulesOf(definition: CardOrBonus): Part<StandingRule>[] {
  return listed('while', definition.value.while);
}

export function partsOf(definition: CardOrBonus): Part[] {
  const standing: Part[] =
    definition.kind === 'card'
      ? listed('needs', definition.value.needs)
      : listed('score', definition.value.score);
  return [...textsOf(definition).flat(), ...standing, ...rulesOf(definition)];
}

export interface Placed<T> {
  readonly value: T;
  readonly at: FindingPath;
}

/** The selectors of an entry. */
export function selectorsOf({ value, at }: Part): Placed<Cards>[] {
  const found: Placed<Cards>[] = [];
  if ('pick' in value) found.push({ value: value.pick, at: [...at, 'pick'] });
  if ('all' in value) found.push({ value: value.all, at: [...at, 'all'] });
  if ('count' in value && value.count) found.push({ value: value.count, at: [...at, 'count'] });
  if ('cards' in value) found.push({ value: value.cards, at: [...at, 'cards'] });
  return found;
}

/** Everything in an entry that names zones, its selectors included. */
export function zonesOf(part: Part): Placed<Zones>[] {
  const { value, at } = part;
  const found: Placed<Zones>[] = [];
  if ('do' in value && (value.do === 'move' || value.do === 'play')) {
    found.push({ value: value.to, at: [...at, 'to'] });
  }
  if ('zones' in value) found.push({ value: value.zones, at: [...at, 'zones'] });
  if ('in' in value) found.push({ value: value.in, at: [...at, 'in'] });
  for (const selector of selectorsOf(part)) {
    if (selector.value.in !== undefined) found.push({ value: selector.value.in, at: [...selector.at, 'in'] });
  }
  return found;
}
