import { botNames, parseBot, type BotSpec } from '@shared/api/bot-words';
import type { Params } from '@shared/api/calls';
import type { Failure } from '@shared/api/failures';
import { mostGames, mostWorkers } from '@shared/api/lab';
import type { Translator } from '@shared/i18n/translator';
import { gameFactsOf, modes, type Game } from '@shared/games/index';
import { nearness } from '@shared/language/nearest';
import { err, ok, type Result } from '@shared/util/result';
import { misuse, type Command, type Context, type Given, type Misuse } from '../command';
import { wholeNumber } from '../common-options';
import { findPack, packOption, gameOption, neededGame } from '../find-pack';
import { reportNames } from '../report-names';
import { asMisuse, readRuleOptions, ruleOption } from '../rule-options';
import { simulationLines } from '../simulation-lines';

type Request = Params<'lab.simulate'>;

export const simulate: Command = {
  is: 'answer',
  words: ['simulate'],
  about: 'cli.command.simulate',
  takes: [],
  options: {
    game: gameOption,
    mode: {
      about: 'cli.option.mode',
      value: 'MODE',
      get values() {
        return modes();
      },
    },
    games: { about: 'cli.option.games', value: 'N' },
    seed: { about: 'cli.option.seed', value: 'N' },
    bots: { about: 'cli.option.bots', value: 'A,B' },
    workers: { about: 'cli.option.workers', value: 'N' },
    pack: packOption,
    option: ruleOption,
  },
  async run(context, given) {
    const request = await readRequest(context, given);
    if (!request.ok) return request;
    const report = await context.asTask((task) => context.call('lab.simulate', { ...request.value, task }));
    if (!report.ok) return err(asMisuse(report.error, context.t));
    const names = await reportNames(context, report.value);
    const lines = simulationLines(context.t, report.value, request.value.options ?? {}, names);
    return ok({ lines, value: report.value });
  },
};

async function readRequest(context: Context, given: Given): Promise<Result<Request, Failure | Misuse>> {
  const { t } = context;
  const { options, repeated } = given;
  const game = neededGame(t, 'simulate', given);
  if (!game.ok) return game;
  const seed = wholeNumber(t, '--seed', options.get('seed') ?? '1', [0, Number.MAX_SAFE_INTEGER - mostGames]);
  if (!seed.ok) return seed;
  const bots = readBots(t, options.get('bots') ?? usualBots(game.value));
  if (!bots.ok) return bots;
  const number = wholeNumber(t, '--games', options.get('games') ?? usualGames(bots.value.length), [
    1,
    mostGames,
  ]);
  if (!number.ok) return number;
  const asked = options.get('workers');
  const workers = asked === undefined ? ok(undefined) : wholeNumber(t, '--workers', asked, [1, mostWorkers]);
  if (!workers.ok) return workers;
  const rules = readRuleOptions(repeated.get('option'), t);
  if (!rules.ok) return rules;
  const pack = await findPack(context, options.get('pack'));
  if (!pack.ok) return pack;
  return ok({
    game: game.value,
    mode: modes().find((one) => one === options.get('mode')),
    options: rules.value,
    bots: bots.value,
    games: number.value,
    seed: seed.value,
    workers: workers.value,
    ...pack.value,
  });
}

const usualBots = (game: Game): string =>
  Array.from({ length: gameFactsOf(game).seats[0] }, () => 'random').join();
/** About a thousand, and as many with each bot in each seat. */
const usualGames = (seats: number): string => String(Math.ceil(1000 / seats) * seats);

function readBots(t: Translator, given: string): Result<BotSpec[], Misuse> {
  const found: BotSpec[] = [];
  for (const word of given.split(',').map((part) => part.trim())) {
    const bot = parseBot(word);
    if (!bot) return err(misuse(t('lab.error.bot', nearness(word, botNames))));
    found.push(bot);
  }
  return ok(found);
}
