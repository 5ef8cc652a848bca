import type { GameLanguage } from './game-language';
import { governingLanguage } from './governing/language';
import { definedAs, type DefinedGame, type Game } from './index';
import { ygiosLanguage } from './ygios/language';

/** What each game's language is. It brings schemas: nothing that is there at the start may ask for it. */
export const gameLanguages = {
  ygios: ygiosLanguage,
  governing: governingLanguage,
} satisfies { readonly [G in DefinedGame]: GameLanguage<G> };

export const languageOf = (game: Game): GameLanguage => gameLanguages[definedAs(game)];
