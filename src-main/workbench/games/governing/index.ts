import { botWord, type BotSpec } from '@shared/api/bot-words';
import { failure } from '@shared/api/failures';
import { rulesForCode } from '@shared/help/index';
import { refusalCodes } from '@shared/language/scenario/governing/words';
import { err, ok } from '@shared/util/result';
import { runScenarioFile } from '../../../engine/games/governing/scenario/run-file';
import { duelFiguresOf } from '../../../lab/report-governing';
import type { PlayedPacks } from '../../played-packs';
import { createPrograms, problemFailure } from '../../programs';
import type { BuiltGame, RefusalReason } from '../built-game';
import { governingCompiler } from './compiler';
import { openLog } from './log';
import { beginTable } from './match-table';
import { plainProblem } from './pack-problem';
import { openTrace } from './trace';

export function createGoverning(packs: PlayedPacks): BuiltGame {
  const programs = createPrograms(packs, governingCompiler);
  return {
    simulation(chosen, bots) {
      const strange = bots.find(backsOff);
      if (strange) return err(failure('no-back-off', { game: 'governing', bot: botWord(strange) }));
      const played = programs.programFor(chosen);
      if (!played.ok) return played;
      const { source, pack, revision, options } = played.value;
      const cardIds = source.cards.map(({ id }) => id);
      return ok({
        played: { game: 'governing', source },
        chosen: { pack, revision, options },
        report: (head, tally) => ({ game: 'governing', ...head, figures: duelFiguresOf(tally, cardIds) }),
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
      return ok({ ...played.value, begin: (seed) => beginTable(program, seed) });
    },
  };
}

/** Nobody can give up a duel: a bot that is told how often would be told for nothing. */
const backsOff = (bot: BotSpec): boolean => bot.bot === 'random' && bot.backOff !== null;

function whyRefused(given: string): RefusalReason {
  const code = refusalCodes.find((known) => known === given);
  return code
    ? { sentence: `duel.refusal.${code}`, rules: rulesForCode(code) }
    : { sentence: null, rules: [] };
}
