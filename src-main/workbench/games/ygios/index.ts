import type { Failure } from '@shared/api/failures';
import { err, ok } from '@shared/util/result';
import { seedHolding, seedWithBonus } from '../../../engine/games/ygios/deal-with';
import { playFrom } from '../../../engine/games/ygios/scenario/play-from';
import { ygios } from '../../../engine/games/ygios/rules';
import { runScenarioFile, type PlayedPack } from '../../../engine/games/ygios/scenario/run-file';
import { figuresOf } from '../../../lab/report-ygios';
import type { PackDefinitions, PlayedPacks } from '../played-packs';
import { createPrograms } from '../programs';
import { mostDeals, type BuiltGame } from '../built-game';
import { beginTable, matchTableOf } from '../match-table-of';
import { firstIdOf, notLaidOut } from '../scenario-start';
import { ygiosCompiler, type YgiosPrograms } from './compiler';
import { openLog } from './log';
import { matchParts } from './match-table';
import { offeredOptions } from './offered-options';
import { newLog } from './told';
import { openTrace } from './trace';
import { textHead } from './text-head';

export function createYgios(packs: PlayedPacks): BuiltGame {
  const programs = createPrograms(packs, ygiosCompiler);
  return {
    textHead,
    simulation(chosen) {
      const played = programs.programFor(chosen);
      if (!played.ok) return played;
      const { source, program, mode, pack, revision, options } = played.value;
      const mostRounds = source.rules.simulation.rounds;
      return ok({
        played: { game: 'ygios', source },
        chosen: { pack, revision, options },
        report: (head, tally) => {
          const figures = figuresOf(tally, {
            seats: head.bots.length,
            ...program,
            ...ygios.record,
            cardIds: program.cardIds,
          });
          return { game: 'ygios', ...head, mode, mostRounds, figures };
        },
      });
    },
    runScenarios: (read, pack) => runScenarioFile(read, playedPack(programs, pack)),
    // The sentences of this game name the card and the zone, which a code alone does not tell.
    whyRefused: () => ({ sentence: null, rules: [] }),
    openLog: (request, { definitions }) => openLog(programs, request, definitions),
    openTrace: (request) => openTrace(programs, request),
    match(chosen) {
      const played = programs.programFor(chosen);
      if (!played.ok) return played;
      const { program } = played.value;
      return ok({
        ...played.value,
        begin: (seed) => beginTable(matchParts, program, seed),
        seedWith(kind, id) {
          if (kind === 'card') return seedHolding(program, id, 0, mostDeals);
          return kind === 'bonus' ? seedWithBonus(program, id, mostDeals) : 'any';
        },
      });
    },
    matchFrom(read, pack, seed) {
      const id = firstIdOf(read);
      const told = newLog(null);
      const played = playFrom(read, id, playedPack(programs, pack), seed, (t) => told.attach(t));
      if (!played.ok) return played;
      if (played.value?.is !== 'table')
        return err(notLaidOut(read.file, id, played.value?.difference ?? null));
      const { mode, t } = played.value;
      return ok({ mode, options: { ...t.p.options }, table: matchTableOf(matchParts, t, told) });
    },
    optionsOf: (definitions, mode = 'advanced', words) => offeredOptions(definitions, mode, words),
    refuseBot: () => null,
  };
}

/** A position deals nothing, so a pack that is not complete yet will do. */
const playedPack = (
  programs: YgiosPrograms,
  { definitions, pack, revision, withDrafts }: PackDefinitions,
): PlayedPack<Failure> => ({
  definitions,
  programFor: (mode, options) =>
    programs.programFor({
      pack,
      ...(withDrafts === true ? { withDrafts } : { revision }),
      mode,
      options,
      for: 'position',
    }),
});
