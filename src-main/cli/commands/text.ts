import type { Answer } from '@shared/api/calls';
import { failure, type Failure } from '@shared/api/failures';
import type { Translator } from '@shared/i18n/translator';
import { definedGames, type DefinedGame, type Game } from '@shared/language/kinds';
import { err, ok, type Result } from '@shared/util/result';
import { misuse, type Command, type Context, type Given, type Misuse } from '../command';
import { gameOption, givenGame } from '../game-option';
import { findPack, packOption } from '../pack-reference';

type Texts = Answer<'texts.ofPack'>;

export const text: Command = {
  is: 'answer',
  words: ['text'],
  about: 'cli.command.text',
  takes: [],
  options: { pack: packOption, game: gameOption },
  async run(context, given) {
    const { t, call } = context;
    const pack = await packOf(context, given);
    if (!pack.ok) return pack;
    const texts = await call('texts.ofPack', { ...pack.value, language: t.language });
    if (!texts.ok) return texts;
    return ok({ lines: linesOf(t, texts.value), value: byId(texts.value) });
  },
};

/** The pack that is named, or the one that ships with a game. */
async function packOf(
  context: Context,
  given: Given,
): Promise<Result<{ pack: string; revision?: string }, Failure | Misuse>> {
  const named = await findPack(context, given.options.get('pack'));
  if (!named.ok) return named;
  const { pack, ...revision } = named.value;
  if (pack !== undefined) return ok({ pack, ...revision });
  const game = givenGame(given);
  if (game === undefined) return err(misuse(context.t('cli.error.text-of-what', { known: definedGames })));
  if (!isDefined(game)) return err(failure('game-not-built', { game }));
  const packs = await context.call('packs.list', {});
  if (!packs.ok) return packs;
  const shipped = packs.value.find((one) => one.shipped && one.game === game);
  return shipped ? ok({ pack: shipped.id }) : err(failure('no-such-pack', { pack: game }));
}

const isDefined = (game: Game): game is DefinedGame => definedGames.some((one) => one === game);

const linesOf = (t: Translator, texts: Texts): string[] =>
  texts.flatMap(({ id, name, head, text }, nth) => [
    ...(nth > 0 ? [''] : []),
    `${id}  ${name}`,
    ...(head === '' ? [] : [head]),
    text === '' ? t('cli.text.none') : text,
  ]);

/** A card and a bonus may have one id; then each is called by its kind too. */
function byId(
  texts: Texts,
): Readonly<Record<string, { kind: string; name: string; head: string; text: string }>> {
  const ids = texts.map(({ id }) => id);
  const twice = new Set(ids.filter((id, nth) => ids.indexOf(id) !== nth));
  return Object.fromEntries(
    texts.map(({ kind, id, ...rest }) => [twice.has(id) ? `${kind}/${id}` : id, { kind, ...rest }]),
  );
}
