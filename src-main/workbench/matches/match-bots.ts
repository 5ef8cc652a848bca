import type { Player } from '@shared/api/match-start';
import { Chair } from '../../engine/bots/chair';
import { createBot } from '../../engine/bots/create-bot';
import type { Bot } from '../../engine/bots/bot';
import type { Arena } from '../../engine/kernel/arena';
import { nthOf } from './bots/question-for';
import type { MatchMove, MatchTable } from './match-table';
import type { OpenMatch } from './open-match';

/** An answer that was given: the move, the table it was given at, and the one it leads to. */
export interface Answered {
  readonly move: MatchMove;
  readonly before: MatchTable;
  readonly table: MatchTable;
}

export function answeredWith(before: MatchTable, seat: number, index: number): Answered | null {
  const move = before.moves(seat)[index];
  return move ? { move, before, table: before.take(seat, index) } : null;
}

/**
 * What bots answer from here on, and every answer that is the only one, until a human has something to decide or a
 * bot that thinks: that one is asked elsewhere (bots/bots-at-work.ts).
 */
export function answersOfBots(
  { table, players, seed, answers }: Pick<OpenMatch, 'table' | 'players' | 'seed' | 'answers'>,
  most: number,
): Answered[] {
  const given: Answered[] = [];
  const seated = new Map<number, Bot>();
  let arena: Arena | null = null;
  for (let now = table; given.length < most;) {
    const seat = now.asked.find((one) => !takesTime(players[one]) || now.count(one) === 1);
    const player = seat === undefined ? undefined : players[seat];
    if (seat === undefined || !player) break;
    let index = 0;
    if (player.is === 'bot' && now.count(seat) > 1) {
      arena ??= table.newArena();
      arena.load(now.state, seat);
      const bot = seated.get(seat) ?? createBot(player.bot, () => table.newArena());
      seated.set(seat, bot);
      index = bot.choose(new Chair(arena, seat, seed, nthOf(answers + given.length, table.seats, seat)));
    }
    const answered = answeredWith(now, seat, index);
    if (!answered) break;
    given.push(answered);
    now = answered.table;
  }
  return given;
}

const takesTime = (player: Player | undefined): boolean =>
  player?.is !== 'bot' || player.bot.bot === 'ismcts';
