import { said, type Said } from '@shared/language/docs/said';
import type { Way } from '@shared/language/naming';
import { cardTypes } from '../effects/words';
import { typeDocs } from './fields';

const chosenCost = said(
  'X: chosen when the card is played, and paid in AP.',
  'X。カードをプレイするときに決め、行動力で支払う数。',
  'X: число, яке вибирають, коли карту грають, і сплачують очками дій.',
);

/** Words that are the only ones in their form. */
export function loneWord(way: Way, word: unknown): Said | null {
  if (word === 'X') return chosenCost;
  const type = way.length === 1 && way[0] === 'type' ? cardTypes.find((one) => one === word) : undefined;
  return type ? typeDocs[type] : null;
}
