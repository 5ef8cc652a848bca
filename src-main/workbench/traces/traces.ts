import type { Failure } from '@shared/api/failures';
import type { Game } from '@shared/games/index';
import type { Result } from '@shared/util/result';
import type {
  LogRequest as GameLogRequest,
  Trace,
  TraceRequest as GameTraceRequest,
} from '../games/built-game';
import type { Games } from '../games/index';

export type { Trace } from '../games/built-game';

export interface TraceRequest extends GameTraceRequest {
  readonly game: Game;
}

export function openTrace(games: Games, request: TraceRequest): Result<Trace, Failure> {
  const found = games.find(request.game, request.pack);
  if (!found.ok) return found;
  const { built, pack } = found.value;
  return built.openTrace({ ...request, pack });
}

export interface LogRequest extends GameLogRequest {
  readonly game: Game;
}

export function openLog(games: Games, request: LogRequest): Result<Trace, Failure> {
  const found = games.find(request.game, request.pack);
  if (!found.ok) return found;
  const { built, pack } = found.value;
  const held = games.definitionsFor(request.game, { pack, revision: request.revision });
  return held.ok ? built.openLog({ ...request, pack }, held.value) : held;
}
