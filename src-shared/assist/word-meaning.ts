import { said } from '@shared/language/docs/said';
import { docsForTemplates } from '@shared/language/json-schema/template-word-docs';
import { cardTypes } from '@shared/games/governing/effects/words';
import { definedAs, type Game } from '@shared/games/index';
import type { Language } from '@shared/util/languages';
import type { Way } from './naming';

const chosenCost = said(
  'X: chosen when the card is played, and paid in AP.',
  'X。カードをプレイするときに決め、行動力で支払う数。',
  'X: число, яке вибирають, коли карту грають, і сплачують очками дій.',
);

/** What a word means that is the only one in its form, so that the schema has no list to explain. */
export function meaningOfWord(game: Game, way: Way, word: unknown, language: Language): string | null {
  if (definedAs(game) !== 'governing') return null;
  if (word === 'X') return chosenCost[language];
  if (way.length !== 1 || way[0] !== 'type') return null;
  const index = cardTypes.findIndex((type) => type === word);
  return docsForTemplates(cardTypes)?.[index]?.[language] ?? null;
}
