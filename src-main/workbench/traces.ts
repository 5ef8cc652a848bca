import { failure, type Failure } from '@shared/api/failures';
import type { Game } from '@shared/language/kinds';
import { optionCatalogue, type OptionValues } from '@shared/language/rulings/index';
import { err, ok, type Result } from '@shared/util/result';
import type { Source } from '../engine/games/ygios/compile';
import type { Mode } from '@shared/language/modes';
import { tracePosition, traceRounds, type Trace, type Traced } from '../engine/games/ygios/trace';
import { readPositions, type PositionFile } from './position-file';
import type { Playable, Programs } from './programs';

export interface TraceRequest {
  readonly game: Game;
  readonly pack?: string | undefined;
  readonly revision?: string | undefined;
  readonly mode: Mode;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: number;
  /** How many rounds; from a file of positions all of them, if left out. */
  readonly rounds?: number | undefined;
  /** JSON Lines, one position each: a round is played from every one. */
  readonly positions?: PositionFile | undefined;
}

const fewRounds = 10;

/** Everything is checked before the first line: a trace that breaks off half-way is of no use to anybody. */
export function openTrace(programs: Programs, request: TraceRequest): Result<Trace, Failure> {
  const { seed, positions, rounds = fewRounds } = request;
  const found = programs.packFor(request.game, request.pack);
  if (!found.ok) return found;
  const pack = found.value.id;
  const traced = (mode: Mode, what: 'match' | 'position'): Result<Traced & Playable, Failure> => {
    const { revision, options } = request;
    const played = programs.programFor({ pack, revision, mode, options, for: what });
    if (!played.ok) return played;
    return ok({ ...played.value, mode, options: differing(played.value) });
  };
  if (!positions) {
    const played = traced(request.mode, 'match');
    return played.ok ? ok(traceRounds(played.value, seed, rounds)) : played;
  }
  const simple = traced('simple', 'position');
  if (!simple.ok) return simple;
  const advanced = traced('advanced', 'position');
  if (!advanced.ok) return advanced;
  const byMode: Readonly<Record<Mode, Traced & { readonly source: Source }>> = {
    simple: simple.value,
    advanced: advanced.value,
  };
  const read = readPositions(positions, { simple: simple.value.source, advanced: advanced.value.source });
  if (!read.ok) {
    return err(failure('positions-refused', { file: positions.file, diagnostics: read.error }));
  }
  return ok(
    (function* (): Trace {
      let nth = 0;
      for (const { given, mode } of read.value()) {
        if (request.rounds !== undefined && nth >= request.rounds) break;
        nth += 1;
        const loop = yield* tracePosition(byMode[mode], seed, nth, given);
        if (loop) return loop;
      }
      return null;
    })(),
  );
}

/** The options that are not as the pack's rules say. */
function differing({ options, source }: Playable): OptionValues {
  const defaults = new Map(optionCatalogue(source.rules).map((entry) => [entry.name, entry.default]));
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => defaults.get(name) !== value));
}
