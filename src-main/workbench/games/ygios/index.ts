import { roundEnds } from '@shared/language/scenario/ygios/words';
import { ok } from '@shared/util/result';
import { runScenarioFile } from '../../../engine/games/ygios/scenario/run-file';
import { figuresOf } from '../../../lab/report-ygios';
import type { PlayedPacks } from '../../played-packs';
import { createPrograms } from '../../programs';
import type { BuiltGame } from '../built-game';
import { ygiosCompiler } from './compiler';
import { openLog } from './log';
import { beginTable } from './match-table';
import { openTrace } from './trace';

export function createYgios(packs: PlayedPacks): BuiltGame {
  const programs = createPrograms(packs, ygiosCompiler);
  return {
    simulation(chosen) {
      const played = programs.programFor(chosen);
      if (!played.ok) return played;
      const { source, program, mode, pack, revision, options } = played.value;
      const mostRounds = source.rules.simulation.rounds;
      return ok({
        played: { game: 'ygios', source },
        chosen: { pack, revision, options },
        report: (head, tally) => {
          const figures = figuresOf(tally, { ...program, ends: roundEnds });
          return { game: 'ygios', ...head, mode, mostRounds, figures };
        },
      });
    },
    runScenarios: (read, { definitions, pack, revision, withDrafts }) =>
      runScenarioFile(read, {
        definitions,
        programFor: (mode, options) =>
          programs.programFor({
            pack,
            ...(withDrafts === true ? { withDrafts } : { revision }),
            mode,
            options,
            for: 'position',
          }),
      }),
    // The sentences of this game name the card and the zone, which a code alone does not tell.
    whyRefused: () => ({ sentence: null, rules: [] }),
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
