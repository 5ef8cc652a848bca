import { failure, type Failure } from '@shared/api/failures';
import type { RevisionSummary } from '@shared/api/models';
import { definedGames, isDefined, games, type Game } from '@shared/games/index';
import type { Translator } from '@shared/i18n/translator';
import { ok, err, type Result } from '@shared/util/result';
import { misuse, type Context, type Misuse, type OptionSpec, type Given } from './command';

export const packOption: OptionSpec = { about: 'cli.option.pack', value: 'PACK[@R]' };

/** What `--pack ID@REVISION` names; nothing where it was not given. */
export async function findPack(
  context: Pick<Context, 'call' | 't'>,
  given: string | undefined,
): Promise<Result<{ pack?: string; revision?: string }, Failure | Misuse>> {
  if (given === undefined) return ok({});
  const at = given.lastIndexOf('@');
  if (at < 0) return ok({ pack: given });
  const pack = given.slice(0, at);
  const revision = await revisionOf(context, pack, given.slice(at + 1));
  return revision.ok ? ok({ pack, revision: revision.value }) : revision;
}

/** Revisions are 64 letters long; the first few are enough where only one begins with them. */
export function findRevision(
  history: readonly RevisionSummary[],
  given: string,
  t: Translator,
): Result<RevisionSummary, Failure | Misuse> {
  const matching = history.filter(({ id }) => given.length >= 4 && id.startsWith(given.toLowerCase()));
  const [only, second] = matching;
  if (second) return err(misuse(t('cli.error.ambiguous-revision', { revision: given })));
  return only ? ok(only) : err(failure('no-such-revision', { revision: given }));
}

/** The whole id of a pack's revision of which the first letters were given. */
export async function revisionOf(
  { call, t }: Pick<Context, 'call' | 't'>,
  pack: string,
  given: string,
): Promise<Result<string, Failure | Misuse>> {
  const history = await call('packs.history', { pack });
  if (!history.ok) return history;
  const found = findRevision(history.value, given, t);
  return found.ok ? ok(found.value.id) : found;
}

/** Short enough to read, long enough to be one of a kind. */
export const shortRevision = (id: string): string => id.slice(0, 10);

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

/** Games that are still to come are understood, so that the answer can be that they are still to come. */
export const gameOption: OptionSpec = {
  about: 'cli.option.game',
  value: 'GAME',
  get values() {
    return definedGames();
  },
  get unoffered() {
    return games();
  },
};

const givenGame = ({ options }: Given): Game | undefined =>
  games().find((one) => one === options.get('game'));

/** The game that a command can't do without. */
export function neededGame(t: Translator, command: string, given: Given): Result<Game, Misuse> {
  const game = givenGame(given);
  return game
    ? ok(game)
    : err(misuse(t('cli.error.missing-option', { command, option: '--game', known: definedGames() })));
}
