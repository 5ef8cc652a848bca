import type { Failure } from '@shared/api/failures';
import type { DefinedGame, Game } from '@shared/games/index';
import { ok, type Result } from '@shared/util/result';
import type { Library, Outcome } from '../../library/library';
import { createPlayedPacks, type PackChoice, type PackDefinitions } from './played-packs';
import type { KnownElsewhere } from './read-definitions';
import type { BuiltGame } from './built-game';
import { createGoverning } from './governing/index';
import { createYgios } from './ygios/index';

/** A game that can be played, and which pack it is played with. */
export interface FoundGame {
  readonly built: BuiltGame;
  readonly pack: string;
}

export interface Games {
  /** The game, if it is built, and the pack: the shipped one where none is named. */
  find(game: Game, pack: string | undefined): Result<FoundGame, Failure>;
  /** For a match that was begun once: its game alone, whatever has become of the pack. */
  built(game: DefinedGame): BuiltGame;
  definitionsFor(game: Game, choice: PackChoice): Result<PackDefinitions, Failure>;
}

/** `elsewhere`: what is checked while a pack is edited need not be checked again when it is played. */
export function createGames(library: () => Outcome<Library>, elsewhere?: KnownElsewhere): Games {
  const packs = createPlayedPacks(library, elsewhere);
  /** The one list that a new game is added to. */
  const all: Readonly<Record<DefinedGame, BuiltGame>> = {
    ygios: createYgios(packs),
    governing: createGoverning(packs),
  };
  return {
    find(game, wanted) {
      const found = packs.packFor(game, wanted);
      return found.ok ? ok({ built: all[found.value.game], pack: found.value.pack.id }) : found;
    },
    built: (game) => all[game],
    definitionsFor: (game, choice) => packs.definitionsFor(game, choice),
  };
}
