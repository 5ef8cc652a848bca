import type { Failure } from '@shared/api/failures';
import type { Game } from '@shared/language/kinds';
import type { Result } from '@shared/util/result';
import type { Trace, TraceRequest as GameTraceRequest } from './games/built-game';
import type { Games } from './games/index';

export type { Trace } from './games/built-game';

export interface TraceRequest extends GameTraceRequest {
  readonly game: Game;
}

export function openTrace(games: Games, request: TraceRequest): Result<Trace, Failure> {
  const found = games.find(request.game, request.pack);
  if (!found.ok) return found;
  const { built, pack } = found.value;
  return built.openTrace({ ...request, pack });
}
