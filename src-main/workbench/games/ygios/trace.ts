import type { Failure } from '@shared/api/failures';
import type { Mode } from '@shared/games/index';
import { placeFindings } from '@shared/language/place-findings';
import { optionCatalogue } from '@shared/games/ygios/rulings/index';
import type { OptionValues } from '@shared/language/options';
import { positionFindings } from '@shared/games/ygios/scenario/check-position';
import { positionSchema, type Position } from '@shared/games/ygios/scenario/position';
import { checkShape } from '@shared/language/shape-diagnostics';
import { err, ok, type Result } from '@shared/util/result';
import { surroundingsOf } from '../../../engine/games/ygios/scenario/check';
import { modeOf } from '../../../engine/games/ygios/scenario/mode';
import { tracePosition, traceRounds, type Traced } from '../../../engine/games/ygios/trace';
import type { PositionReader } from '../../traces/position-file';
import { tracePositions } from '../../traces/trace-positions';
import { fewRounds, type Trace, type TraceRequest } from '../built-game';
import type { YgiosPlayable, YgiosPrograms } from './compiler';

/** Everything is checked before the first line: a trace that breaks off half-way is of no use to anybody. */
export function openTrace(programs: YgiosPrograms, request: TraceRequest): Result<Trace, Failure> {
  const { seed, positions, rounds } = request;
  if (!positions) {
    const played = programs.programFor(request);
    return played.ok ? ok(traceRounds(traced(played.value), seed, rounds ?? fewRounds)) : played;
  }
  const simple = programs.programFor({ ...request, mode: 'simple', for: 'position' });
  if (!simple.ok) return simple;
  const advanced = programs.programFor({ ...request, mode: 'advanced', for: 'position' });
  if (!advanced.ok) return advanced;
  const byMode = { simple: simple.value, advanced: advanced.value };
  const play = ({ given, mode }: Placed, nth: number): Trace =>
    tracePosition(traced(byMode[mode]), seed, nth, given);
  return tracePositions(positions, rounds, readerFor(byMode), play);
}

/** A position and the mode it is in. */
interface Placed {
  readonly given: Position;
  readonly mode: Mode;
}

function readerFor({ simple, advanced }: Readonly<Record<Mode, YgiosPlayable>>): PositionReader<Placed> {
  const around = { simple: surroundingsOf(simple.source), advanced: surroundingsOf(advanced.source) };
  return (file, document) => {
    const shape = checkShape(file, document, positionSchema);
    if (!shape.ok) return shape;
    const given = shape.value;
    const mode = modeOf(given, simple.source);
    const findings = positionFindings(given, around[mode], []);
    return findings.length > 0 ? err(placeFindings(file, document, findings)) : ok({ given, mode });
  };
}

const traced = (playable: YgiosPlayable): Traced => ({ ...playable, options: differing(playable) });

/** The options that are not as the pack's rules say. */
function differing({ options, source }: YgiosPlayable): OptionValues {
  const defaults = new Map(optionCatalogue(source.rules).map((entry) => [entry.name, entry.default]));
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => defaults.get(name) !== value));
}
