import { failure, type Failure } from '@shared/api/failures';
import type { ValidDefinition } from '@shared/language/definitions/index';
import type { Diagnostic } from '@shared/language/diagnostics';
import { gameFacts, type DefinedGame, type Mode } from '@shared/games/index';
import type { OptionProblem, OptionValues } from '@shared/language/options';
import { err, ok, type Result } from '@shared/util/result';
import type { PackChoice, PlayedPacks } from './played-packs';
import { refuseSeats } from '../matches/match-seats';
import { Recent } from '../recent';

/** A pack and the way in which it is to be played. */
export interface Chosen extends PackChoice {
  /** Left out: the fullest there is. Games that are played in one way only have none. */
  readonly mode?: Mode | undefined;
  /** Options that differ from what the pack's rules say. */
  readonly options?: Readonly<Record<string, unknown>> | undefined;
  /** How many play; left out: as many as is usual for the game. */
  readonly seats?: number | undefined;
}

/**
 * `position`: nothing will be dealt, so a pack with too few cards for a round will do. A scenario can be written
 * before the pack is complete.
 */
export type Purpose = 'match' | 'position';

export interface ProgramRequest extends Chosen {
  readonly for?: Purpose | undefined;
}

/** Everything a report or a match has to record about a pack that is ready to be played. */
export interface Playable<M extends Mode | null> {
  readonly mode: M;
  /** Every option with its value. */
  readonly options: OptionValues;
  readonly pack: string;
  readonly revision: string;
}

/** A pack that is no game: the validator says more, this is for whoever did not ask it. */
export type PlayProblem = OptionProblem | { readonly code: 'no-rules' | 'no-zones' | 'no-cards' };

/** How one game makes a program of a pack. `P`: what its own code needs to play; `M`: its modes, or null. */
export interface Compiler<P, M extends Mode | null> {
  readonly game: DefinedGame;
  modeFor(asked: Mode | undefined): Result<M, Failure>;
  /** Does this keep the pack from being played so? */
  isInTheWay(stop: Diagnostic, mode: M, purpose: Purpose): boolean;
  prepare(
    definitions: readonly ValidDefinition[],
    mode: M,
    options: Readonly<Record<string, unknown>>,
    seats: number,
  ): Result<{ readonly options: OptionValues; compile(): P }, PlayProblem>;
}

export interface Programs<P, M extends Mode | null> {
  programFor(request: ProgramRequest): Result<P & Playable<M>, Failure>;
}

/** Compiles packs of one game, each revision, mode and set of options once. */
export function createPrograms<P, M extends Mode | null>(
  packs: PlayedPacks,
  compiler: Compiler<P, M>,
): Programs<P, M> {
  const compiled = new Recent<P & Playable<M>>(64);
  return {
    programFor(request) {
      const possible = gameFacts[compiler.game].seats;
      const { seats = possible[0] } = request;
      const refused = refuseSeats(possible, seats);
      if (refused) return err(refused);
      const found = packs.definitionsFor(compiler.game, request);
      if (!found.ok) return found;
      const { definitions, stops, pack, revision } = found.value;
      const chosen = compiler.modeFor(request.mode);
      if (!chosen.ok) return chosen;
      const mode = chosen.value;
      const stopping = stops.filter((stop) => compiler.isInTheWay(stop, mode, request.for ?? 'match'));
      if (stopping.length > 0) return err(failure('pack-not-playable', { pack, diagnostics: stopping }));
      const prepared = compiler.prepare(definitions, mode, request.options ?? {}, seats);
      if (!prepared.ok) return err(problemFailure(pack, prepared.error));
      const { options } = prepared.value;
      const key = JSON.stringify([revision, mode, options, seats]);
      const known = compiled.get(key);
      if (known) return ok(known);
      return ok(compiled.keep(key, { ...prepared.value.compile(), mode, options, pack, revision }));
    },
  };
}

export function problemFailure(pack: string, problem: PlayProblem): Failure {
  switch (problem.code) {
    case 'unknown-option':
    case 'unknown-value': {
      const { at, found, nearest, near, known } = problem;
      return problem.code === 'unknown-option'
        ? failure('unknown-option', { found, nearest, near, known })
        : failure('unknown-option-value', { option: at, found, nearest, near, known });
    }
    case 'no-rules':
      return failure('pack-incomplete', { pack, part: 'rules' });
    case 'no-zones':
      return failure('pack-incomplete', { pack, part: 'zones' });
    case 'no-cards':
      return failure('pack-incomplete', { pack, part: 'cards' });
  }
}
