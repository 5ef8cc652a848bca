import type { GameCards } from './game-cards';
import { governingCards } from './governing/cards';
import { definedAs, type DefinedGame, type Game } from './index';
import { ygiosCards } from './ygios/cards';

/** What the cards of each game say and show. */
export const gameCards = {
  ygios: ygiosCards,
  governing: governingCards,
} satisfies { readonly [G in DefinedGame]: GameCards<G> };

export const cardsOf = (game: Game): GameCards => gameCards[definedAs(game)];
