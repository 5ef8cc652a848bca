import { failure, type Failure } from '@shared/api/failures';
import type { OfferedOption } from '@shared/api/match-start';
import { isDefined, type Game, type Mode } from '@shared/games/index';
import type { Language } from '@shared/util/languages';
import { err, ok, type Result } from '@shared/util/result';
import type { Games } from '../games/index';
import { packWords } from '../games/pack-words';

interface OptionsWanted {
  readonly pack: string;
  readonly revision?: string | undefined;
  readonly mode?: Mode | undefined;
  readonly language: Language;
}

/** The options of a pack's rules in plain words. */
export function optionsFor(
  games: Games,
  game: Game,
  { pack, revision, mode, language }: OptionsWanted,
): Result<OfferedOption[], Failure> {
  if (!isDefined(game)) return err(failure('game-not-built', { game }));
  const found = games.definitionsFor(game, { pack, revision });
  if (!found.ok) return found;
  const { definitions } = found.value;
  return ok(games.built(game).optionsOf(definitions, mode, packWords(language, definitions)));
}
