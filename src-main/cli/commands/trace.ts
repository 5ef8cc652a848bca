import { failure, type Failure } from '@shared/api/failures';
import { modes } from '@shared/games/index';
import { err, ok, type Result } from '@shared/util/result';
import type { TraceRequest } from '../../workbench/traces/traces';
import { misuse, type Command, type Given, type Misuse, type StreamContext } from '../command';
import { wholeNumber } from '../common-options';
import { findPack, packOption, gameOption, neededGame } from '../find-pack';
import { readInput } from '../read-input';
import { asMisuse, readRuleOptions, ruleOption } from '../rule-options';

const mostRounds = 1_000_000_000;
/** Lines go out in portions of about this many characters. */
const portion = 64 * 1024;

export const trace: Command = {
  is: 'stream',
  words: ['trace'],
  about: 'cli.command.trace',
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
    seed: { about: 'cli.option.seed', value: 'N' },
    rounds: { about: 'cli.option.rounds', value: 'N' },
    log: { about: 'cli.option.log' },
    positions: { about: 'cli.option.positions', value: 'FILE' },
    pack: packOption,
    option: ruleOption,
  },
  async run(context, given) {
    const request = await readRequest(context, given);
    if (!request.ok) return request;
    const asLog = given.options.has('log');
    // Sentences are for people: programs have the trace itself.
    const second = request.value.positions ? '--positions' : given.options.has('json') ? '--json' : undefined;
    if (asLog && second) return err(misuse(context.t('cli.error.exclusive', { first: '--log', second })));
    const opened = asLog
      ? context.workbench.playLog({ ...request.value, language: context.t.language })
      : context.workbench.trace(request.value);
    if (!opened.ok) return err(asMisuse(opened.error, context.t));
    let waiting = '';
    for (;;) {
      const next = opened.value.next();
      if (!next.done) waiting += `${next.value}\n`;
      if (waiting.length > portion || (next.done && waiting !== '')) {
        // `trace … | head` has seen enough: that is no failure.
        if (!(await context.write(waiting))) return ok(null);
        waiting = '';
      }
      if (next.done) {
        return next.value ? err(failure('rules-loop', { cards: next.value.cards })) : ok(null);
      }
    }
  },
};

async function readRequest(
  context: StreamContext,
  given: Given,
): Promise<Result<TraceRequest, Failure | Misuse>> {
  const { t } = context;
  const { options, repeated } = given;
  const game = neededGame(t, 'trace', given);
  if (!game.ok) return game;
  const seed = wholeNumber(t, '--seed', options.get('seed') ?? '1', [0, Number.MAX_SAFE_INTEGER]);
  if (!seed.ok) return seed;
  const asked = options.get('rounds');
  const rounds = asked === undefined ? ok(undefined) : wholeNumber(t, '--rounds', asked, [1, mostRounds]);
  if (!rounds.ok) return rounds;
  const rules = readRuleOptions(repeated.get('option'), t);
  if (!rules.ok) return rules;
  const pack = await findPack(context, options.get('pack'));
  if (!pack.ok) return pack;
  const positions = await readPositionFile(context, options.get('positions'));
  if (!positions.ok) return positions;
  return ok({
    game: game.value,
    mode: modes().find((one) => one === options.get('mode')),
    seed: seed.value,
    rounds: rounds.value,
    options: rules.value,
    positions: positions.value,
    ...pack.value,
  });
}

async function readPositionFile(
  { path }: StreamContext,
  file: string | undefined,
): Promise<Result<TraceRequest['positions'], Failure>> {
  if (file === undefined) return ok(undefined);
  const read = await readInput(path(file), Infinity);
  if (!read.ok) return read;
  return ok({ file, bytes: read.value.bytes ?? new Uint8Array() });
}
