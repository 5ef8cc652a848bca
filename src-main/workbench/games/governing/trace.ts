import type { Failure } from '@shared/api/failures';
import { isError } from '@shared/language/diagnostics';
import { placeFindings } from '@shared/language/place-findings';
import { positionFindings } from '@shared/games/governing/scenario/check-position';
import { positionSchema, type GoverningGiven } from '@shared/games/governing/scenario/position';
import type { Surroundings } from '@shared/games/governing/scenario/surroundings';
import { checkShape } from '@shared/language/shape-diagnostics';
import { err, ok, type Result } from '@shared/util/result';
import { compileProgram, type Source } from '../../../engine/games/governing/compile';
import { cardsIn } from '../../../engine/games/governing/position';
import { traceDuels, tracePosition } from '../../../engine/games/governing/trace';
import type { PositionReader } from '../../traces/position-file';
import { tracePositions } from '../../traces/trace-positions';
import { fewRounds, type Trace, type TraceRequest } from '../built-game';
import type { GoverningPrograms } from './compiler';

export function openTrace(programs: GoverningPrograms, request: TraceRequest): Result<Trace, Failure> {
  const { seed, positions, rounds } = request;
  const played = programs.programFor({ ...request, for: positions ? 'position' : 'match' });
  if (!played.ok) return played;
  const { program, source } = played.value;
  const options = differing(source);
  if (!positions) return ok(traceDuels({ program, options }, seed, rounds ?? fewRounds));
  const play = (given: GoverningGiven, nth: number): Trace =>
    tracePosition({ program: programAt(source, given), options }, seed, nth, given);
  return tracePositions(positions, rounds, readerFor(source), play);
}

/** A position may lie with other players and other cards than a duel is dealt with. */
const programAt = (source: Source, given: GoverningGiven) =>
  compileProgram({ ...source, seats: given.players ?? 2, records: cardsIn(given) });

function readerFor(source: Source): PositionReader<GoverningGiven> {
  const around: Surroundings = {
    cards: new Map(source.cards.map((card) => [card.id, card])),
    tokens: new Map(source.tokens.map((token) => [token.id, token])),
    rules: source.rules,
  };
  return (file, document) => {
    const shape = checkShape(file, document, positionSchema);
    if (!shape.ok) return shape;
    // Places are told from the scenario that a position is part of; a line is the position alone.
    const findings = positionFindings(shape.value, around).map((one) => ({ ...one, at: one.at.slice(1) }));
    const errors = placeFindings(file, document, findings).filter(isError);
    return errors.length > 0 ? err(errors) : ok(shape.value);
  };
}

/** The options that are not as the pack's rules say, as numbers: that is how files write them. */
function differing({ options, rules }: Source): Readonly<Record<string, number>> {
  const defaults = new Map(Object.entries(rules.options));
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => defaults.get(name) !== value));
}
