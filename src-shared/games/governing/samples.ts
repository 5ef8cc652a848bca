import type { ValidDefinition } from '@shared/language/definitions/index';
import type { Sample } from '../game-guide';
import type { Card as GoverningCard } from './definitions/card';
import { cardTypes, type CardType } from './effects/words';

type Definitions = readonly ValidDefinition[];

const governingCards = (all: Definitions): Sample<GoverningCard>[] =>
  all.flatMap((one) => (one.game === 'governing' && one.kind === 'card' ? [one] : []));

export type FurreSample = Sample<Extract<GoverningCard, { type: 'furre' }>>;

export interface GoverningSamples {
  readonly byType: Readonly<Record<CardType, Sample<GoverningCard> | null>>;
  /** Two that differ, to swing at each other. */
  readonly furres: readonly FurreSample[];
  readonly quick: Sample<GoverningCard> | null;
  readonly action: Sample<GoverningCard> | null;
  readonly encore: FurreSample | null;
}

const isFurre = (card: Sample<GoverningCard>): card is FurreSample => card.value.type === 'furre';
const isQuick = ({ value }: Sample<GoverningCard>): boolean =>
  value.type === 'action' && value.quick === true;

export function governingSamples(all: Definitions): GoverningSamples {
  const cards = governingCards(all);
  const furres = cards.filter(isFurre);
  const action = cards.find((card) => card.value.type === 'action' && !isQuick(card)) ?? null;
  return {
    byType: Object.fromEntries(
      cardTypes.map((type) => [type, cards.find(({ value }) => value.type === type) ?? null]),
    ) as Record<CardType, Sample<GoverningCard> | null>,
    furres: furres.slice(0, 2),
    quick: cards.find(isQuick) ?? null,
    action,
    encore: furres.find(({ value }) => (value.counters?.encore ?? 0) > 0) ?? null,
  };
}
