import { failure, type Failure } from '@shared/api/failures';
import { gameFactsOf, type Game } from '@shared/games/index';
import { err, ok, type Result } from '@shared/util/result';

/** Whether every seat has a bot, and every bot gets every seat: each deal is played once for each rotation. */
export function fitsSeats(game: Game, bots: number, games: number): Result<null, Failure> {
  const { seats } = gameFactsOf(game);
  if (!seats.includes(bots)) return err(failure('wrong-bots', { found: bots, wanted: seats.map(String) }));
  return games % bots === 0 ? ok(null) : err(failure('uneven-games', { found: games, seats: bots }));
}
