import { botWord, type BotSpec } from '@shared/api/bot-words';
import { failure, type Failure } from '@shared/api/failures';
import { rulesForCode } from '@shared/games/governing/help/rules-for-refusal';
import { refusalCodes } from '@shared/games/governing/scenario/words';
import { err, ok } from '@shared/util/result';
import { seedHolding } from '../../../engine/games/governing/deal-with';
import { playFrom } from '../../../engine/games/governing/scenario/play-from';
import { runScenarioFile } from '../../../engine/games/governing/scenario/run-file';
import type { Table } from '../../../engine/games/governing/table';
import { governingFiguresOf } from '../../../lab/report-governing';
import type { PlayedPacks } from '../played-packs';
import { createPrograms, problemFailure } from '../programs';
import { mostDeals, type BuiltGame, type RefusalReason } from '../built-game';
import { beginTable, matchTableOf } from '../match-table-of';
import { firstIdOf, notLaidOut } from '../scenario-start';
import { governingCompiler } from './compiler';
import { openLog } from './log';
import { matchParts } from './match-table';
import { offeredOptions } from './offered-options';
import { newLog } from './told';
import { plainProblem } from './pack-problem';
import { openTrace } from './trace';
import { textHead } from './text-head';

export function createGoverning(packs: PlayedPacks): BuiltGame {
  const programs = createPrograms(packs, governingCompiler);
  return {
    textHead,
    simulation(chosen, bots) {
      const strange = bots.find(backsOff);
      if (strange) return err(noBackOff(strange));
      const played = programs.programFor(chosen);
      if (!played.ok) return played;
      const { source, pack, revision, options } = played.value;
      const cardIds = source.cards.map(({ id }) => id);
      return ok({
        played: { game: 'governing', source },
        chosen: { pack, revision, options },
        report: (head, tally) => ({
          game: 'governing',
          ...head,
          figures: governingFiguresOf(tally, head.bots.length, cardIds),
        }),
      });
    },
    runScenarios(read, { definitions, pack }) {
      const ran = runScenarioFile(read, definitions);
      if (ran.ok) return ran;
      return err({ is: 'pack', problem: problemFailure(pack, plainProblem(ran.error.problem)) });
    },
    whyRefused,
    openLog: (request, { definitions }) => openLog(programs, request, definitions),
    openTrace: (request) => openTrace(programs, request),
    match(chosen) {
      const played = programs.programFor(chosen);
      if (!played.ok) return played;
      const { program } = played.value;
      return ok({
        ...played.value,
        begin: (seed) => beginTable(matchParts, program, seed),
        seedWith: (kind, id) => (kind === 'card' ? seedHolding(program, id, 0, mostDeals) : 'any'),
      });
    },
    matchFrom(read, { definitions, pack }, seed) {
      const id = firstIdOf(read);
      const logs: ReturnType<typeof newLog>[] = [];
      // How many seats there are is known only when the position has been read.
      const attend = (t: Table): void => {
        const [told = newLog(t.p, null)] = logs;
        logs[0] = told;
        told.attach(t);
      };
      const played = playFrom(read, id, definitions, seed, attend);
      if (!played.ok) return err(problemFailure(pack, plainProblem(played.error)));
      const [told] = logs;
      if (played.value?.is !== 'table' || !told)
        return err(notLaidOut(read.file, id, played.value?.is === 'faulty' ? played.value.difference : null));
      return ok({ mode: null, options: {}, table: matchTableOf(matchParts, played.value.t, told) });
    },
    optionsOf: (definitions, _mode, words) => offeredOptions(definitions, words),
    refuseBot: (bot) => (backsOff(bot) ? noBackOff(bot) : null),
  };
}

const noBackOff = (bot: BotSpec): Failure => failure('no-back-off', { game: 'governing', bot: botWord(bot) });

/** Nobody can give up a duel: a bot that is told how often would be told for nothing. */
const backsOff = (bot: BotSpec): boolean => bot.bot === 'random' && bot.backOff !== null;

function whyRefused(given: string): RefusalReason {
  const code = refusalCodes.find((known) => known === given);
  return code
    ? { sentence: `governing.refusal.${code}`, rules: rulesForCode(code) }
    : { sentence: null, rules: [] };
}
