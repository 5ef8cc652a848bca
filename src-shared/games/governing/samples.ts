import type { ValidDefinition } from '@shared/language/definitions/index';
import type { Sample } from '../game-guide';
import type { Card as DuelCard } from './definitions/card';
import { cardTypes, type CardType } from './effects/words';

type Definitions = readonly ValidDefinition[];

const duelCards = (all: Definitions): Sample<DuelCard>[] =>
  all.flatMap((one) => (one.game === 'governing' && one.kind === 'card' ? [one] : []));

export type FurreSample = Sample<Extract<DuelCard, { type: 'furre' }>>;

export interface DuelSamples {
  readonly byType: Readonly<Record<CardType, Sample<DuelCard> | null>>;
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
      cardTypes.map((type) => [type, cards.find(({ value }) => value.type === type) ?? null]),
    ) as Record<CardType, Sample<DuelCard> | null>,
    furres: furres.slice(0, 2),
    quick: cards.find(isQuick) ?? null,
    action,
    encore: furres.find(({ value }) => (value.counters?.encore ?? 0) > 0) ?? null,
  };
}
