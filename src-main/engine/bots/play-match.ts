import type { Arena } from '../kernel/arena';
import type { Outcome } from '../kernel/game';
import type { Bot } from './bot';
import { Chair } from './chair';

/** `unfinished`: stopped after as many rounds as were asked for. */
export type MatchEnd = (Outcome | { readonly is: 'unfinished' }) & { readonly decisions: number };

/** Which player, by the order of names, has a seat. */
export const seatedAt = (seat: number, rotation: number, players: number): number =>
  (seat + rotation) % players;

/**
 * Plays one match to its end. `players` are the bots in the order in which they were named, one for each seat;
 * `rotation` moves each of them on by so many seats, with the same cards and the same chances of their own.
 */
export function playMatch(
  arena: Arena,
  players: readonly Bot[],
  seed: number,
  rotation: number,
  mostRounds: number,
): MatchEnd {
  const seated = players.map((_, seat) => {
    const nth = seatedAt(seat, rotation, players.length);
    return { bot: players[nth], chair: new Chair(arena, seat, seed, nth) };
  });
  let decisions = 0;
  arena.begin(seed);
  for (let round = 1; ; round++) {
    while (arena.count > 0) {
      const { bot, chair } = seated[arena.seat] ?? {};
      arena.choose(bot && chair ? bot.choose(chair) : 0);
      decisions++;
    }
    if (!arena.isBetweenRounds) break;
    if (round >= mostRounds) return { is: 'unfinished', decisions };
    arena.deal();
  }
  const outcome = arena.outcome();
  return outcome ? { ...outcome, decisions } : { is: 'unfinished', decisions };
}
