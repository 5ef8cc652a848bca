import { orderedGroups } from '@shared/games/index';
import type { Summary } from '@shared/language/summary';
import { kinds } from '@shared/language/pack-format';

const separator = '\u0001';
/** After every letter and digit: what has no group or number comes last. */
const last = '\uffff';
const largest = 1e9;

type Sorted = Pick<Summary, 'kind' | 'group' | 'number' | 'face' | 'id'>;

/**
 * Text whose plain order is the order of lists: kind, group, the rank that the designer gave, number, id (card-2
 * before card-10).
 */
export function sortKey({ kind, group, number, face, id }: Sorted, rank: number | null = null): string {
  // Types of cards have an order of their own: what enters play first, what is over at once last.
  const inGroup = face === null ? (group ?? last) : String(orderedGroups().indexOf(face.type));
  const ranked = rank === null ? last : String(rank).padStart(5, '0');
  const parts = [String(kinds.indexOf(kind)), inGroup, ranked, number === null ? last : numberKey(number)];
  return [...parts, naturalKey(id), id].join(separator);
}

const numberKey = (number: number): string =>
  String(Math.round(Math.min(Math.max(number, -largest), largest)) + largest).padStart(10, '0');

/** A run of digits is led by its length, so that longer numbers come later. */
const naturalKey = (id: string): string =>
  id.replace(/\d+/g, (digits) => {
    const plain = digits.replace(/^0+(?=\d)/, '');
    return String(plain.length).padStart(2, '0') + plain;
  });
