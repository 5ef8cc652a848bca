import type { Game } from '@shared/games/index';
import { languageOf } from '@shared/games/languages';
import type { Language } from '@shared/util/languages';
import type { Way } from './naming';

/** What a word means that is the only one in its form, so that the schema has no list to explain. */
export const meaningOfWord = (game: Game, way: Way, word: unknown, language: Language): string | null =>
  languageOf(game).loneWord(way, word)?.[language] ?? null;
