import type { Card } from '@shared/games/ygios/definitions/card';
import type { ValidDefinition } from '@shared/language/definitions/index';
import type { Zone } from '@shared/games/ygios/definitions/zone';
import type { Card as DuelCard } from '@shared/games/governing/definitions/card';

/**
 * Cards for the pictures, chosen by what they are and never by their names: a designer's pack has others. Every one
 * may be missing.
 */
type Definitions = readonly ValidDefinition[];
export interface Sample<C> {
  readonly path: string;
  readonly value: C;
}

const ygiosCards = (all: Definitions): Sample<Card>[] =>
  all.flatMap((one) => (one.game === 'ygios' && one.kind === 'card' ? [one] : []));
const duelCards = (all: Definitions): Sample<DuelCard>[] =>
  all.flatMap((one) => (one.game === 'governing' && one.kind === 'card' ? [one] : []));

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

export const duelTypes = ['furre', 'treat', 'alteration', 'haven', 'action'] as const;
export type DuelType = (typeof duelTypes)[number];
export type FurreSample = Sample<Extract<DuelCard, { type: 'furre' }>>;

export interface DuelSamples {
  readonly byType: Readonly<Record<DuelType, Sample<DuelCard> | null>>;
  /** Two that differ, to swing at each other. */
  readonly furres: readonly FurreSample[];
  readonly quick: Sample<DuelCard> | null;
  readonly action: Sample<DuelCard> | null;
  readonly encore: FurreSample | null;
}

const isFurre = (card: Sample<DuelCard>): card is FurreSample => card.value.type === 'furre';
const isQuick = ({ value }: Sample<DuelCard>): boolean => value.type === 'action' && value.quick === true;

export function duelSamples(all: Definitions): DuelSamples {
  const cards = duelCards(all);
  const furres = cards.filter(isFurre);
  const action = cards.find((card) => card.value.type === 'action' && !isQuick(card)) ?? null;
  return {
    byType: Object.fromEntries(
      duelTypes.map((type) => [type, cards.find(({ value }) => value.type === type) ?? null]),
    ) as Record<DuelType, Sample<DuelCard> | null>,
    furres: furres.slice(0, 2),
    quick: cards.find(isQuick) ?? null,
    action,
    encore: furres.find(({ value }) => (value.counters?.encore ?? 0) > 0) ?? null,
  };
}
