import { orderedGroups } from '@shared/games/index';

/** What stands on a card that has a type, besides its name and its skills. null: not there, or not readable. */
export interface CardFace {
  readonly type: string;
  readonly ap: number | 'X' | null;
  readonly sp: number | null;
  readonly pe: number | null;
  readonly quick: boolean;
}

/** Types are what the lists of a game are ordered by. */
const isCardType = (word: unknown): word is string => orderedGroups().some((type) => type === word);

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
