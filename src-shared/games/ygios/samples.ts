import type { ValidDefinition } from '@shared/language/definitions/index';
import type { Sample } from '../game-guide';
import type { Card } from './definitions/card';
import type { Zone } from './definitions/zone';

type Definitions = readonly ValidDefinition[];

const ygiosCards = (all: Definitions): Sample<Card>[] =>
  all.flatMap((one) => (one.game === 'ygios' && one.kind === 'card' ? [one] : []));

export interface ZoneSample extends Sample<Zone> {
  readonly id: string;
}

/** In the order of the row; a Zone that the pack does not define is left out. */
export function zonesInRow(all: Definitions): readonly ZoneSample[] {
  const rules = all.find((one) => one.kind === 'rules');
  const row = rules?.game === 'ygios' ? rules.value.row : [];
  return row.flatMap((id) => all.flatMap((one) => (one.kind === 'zone' && one.id === id ? [one] : [])));
}

const isPlain = ({ value }: Sample<Card>): boolean =>
  !value.fire && !value.while && !value.pay && !value.needs && !value.limit;
const hasStep = ({ value }: Sample<Card>, verb: string): boolean =>
  value.fire?.some((step) => step.do === verb) ?? false;
const hasRule = ({ value }: Sample<Card>, rule: string): boolean =>
  value.while?.some((one) => one.rule === rule) ?? false;

export interface YgiosSamples {
  /** Of the first Zone of the row, the greatest plain one: it shows best what distance does. */
  readonly traveller: Sample<Card> | null;
  /** With an ability that is over at once. */
  readonly immediate: Sample<Card> | null;
  readonly persistent: Sample<Card> | null;
  readonly lock: Sample<Card> | null;
  readonly protect: Sample<Card> | null;
  readonly once: Sample<Card> | null;
  readonly requirement: Sample<Card> | null;
  /** One of each Zone, as a hand. */
  readonly hand: readonly Sample<Card>[];
  readonly bonus: string | null;
}

export function ygiosSamples(all: Definitions): YgiosSamples {
  const cards = ygiosCards(all);
  const zones = zonesInRow(all).map(({ id }) => id);
  const first = (is: (card: Sample<Card>) => boolean): Sample<Card> | null => cards.find(is) ?? null;
  const near = cards.filter(({ value }) => value.home === zones[0]);
  const greatest = (of: readonly Sample<Card>[]): Sample<Card> | undefined =>
    of.toSorted((a, b) => b.value.devotion - a.value.devotion)[0];
  return {
    traveller: greatest(near.filter(isPlain)) ?? greatest(near) ?? null,
    immediate:
      first((card) => hasStep(card, 'move') || hasStep(card, 'flip')) ?? first(({ value }) => !!value.fire),
    persistent: first((card) => !!card.value.while && !hasRule(card, 'protected')),
    lock: first((card) => hasStep(card, 'lock')),
    protect: first((card) => hasRule(card, 'protected')),
    once: first(({ value }) => value.limit !== undefined),
    requirement: first(({ value }) => !!value.pay || !!value.needs),
    hand: zones.flatMap((zone) => cards.filter(({ value }) => value.home === zone && !!value.fire)[0] ?? []),
    bonus: all.find(({ kind }) => kind === 'bonus')?.path ?? null,
  };
}
