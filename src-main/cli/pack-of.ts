import { failure, type Failure } from '@shared/api/failures';
import { definedGames, isDefined } from '@shared/games/index';
import { err, ok, type Result } from '@shared/util/result';
import { misuse, type Context, type Given, type Misuse } from './command';
import { givenGame } from './game-option';
import { findPack } from './pack-reference';

/** The pack that is named, or the one that ships with a game. */
export async function packOf(
  context: Context,
  given: Given,
  command: string,
): Promise<Result<{ pack: string; revision?: string }, Failure | Misuse>> {
  const named = await findPack(context, given.options.get('pack'));
  if (!named.ok) return named;
  const { pack, ...revision } = named.value;
  if (pack !== undefined) return ok({ pack, ...revision });
  const game = givenGame(given);
  if (game === undefined)
    return err(misuse(context.t('cli.error.of-what', { command, known: definedGames() })));
  if (!isDefined(game)) return err(failure('game-not-built', { game }));
  const packs = await context.call('packs.list', {});
  if (!packs.ok) return packs;
  const shipped = packs.value.find((one) => one.shipped && one.game === game);
  return shipped ? ok({ pack: shipped.id }) : err(failure('no-such-pack', { pack: game }));
}
