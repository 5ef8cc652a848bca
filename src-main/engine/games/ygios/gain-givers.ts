import type { Bonus } from '@shared/games/ygios/definitions/bonus';
import type { Card } from '@shared/games/ygios/definitions/card';
import type { GainMode } from './table';

/**
 * Who in the pack can let cards gain, for each way of gaining: cards by their number, bonuses counting on from
 * them. A state keeps what was gained and not from whom; where only one giver exists, the reason still has a name.
 */
export function gainGivers(
  cards: readonly Card[],
  bonuses: readonly Bonus[],
  modes: readonly GainMode[],
): number[][] {
  const texts = [
    ...cards.map(({ fire = [], pay = [] }) => [...fire, ...pay]),
    ...bonuses.map(({ enter = [] }) => enter),
  ];
  return modes.map(({ onlyFaceUp, beforeHalving }) =>
    texts.flatMap((steps, giver) =>
      steps.some(
        (step) =>
          step.do === 'gain' &&
          (step.face === 'up') === onlyFaceUp &&
          (step.before === 'halving') === beforeHalving,
      )
        ? [giver]
        : [],
    ),
  );
}
