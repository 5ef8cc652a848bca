import { cardTypes, type CardType } from '@shared/games/governing/effects/words';

/** What stands on a card of the duel besides its name and its skills. null: not there, or not readable. */
export interface CardFace {
  readonly type: CardType;
  readonly ap: number | 'X' | null;
  readonly sp: number | null;
  readonly pe: number | null;
  readonly quick: boolean;
}

export const isCardType = (word: unknown): word is CardType => cardTypes.some((type) => type === word);

/** Of a definition as it stands in the file, which may hold anything. null: nothing that has a type of card. */
export function readFace(field: (key: string) => unknown): CardFace | null {
  const type = field('type');
  if (!isCardType(type)) return null;
  return {
    type,
    ap: field('ap') === 'X' ? 'X' : readNumber(field('ap')),
    sp: readNumber(field('sp')),
    pe: readNumber(field('pe')),
    quick: field('quick') === true,
  };
}

export function readNumber(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
