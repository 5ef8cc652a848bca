import type { Bot, BotSpec, Observation } from '../../engine/bots/bot';
import { createBot } from '../../engine/bots/create-bot';
import { playMatch } from '../../engine/bots/play-match';
import type { Arena } from '../../engine/kernel/arena';
import type { PairRange } from '../job';
import { guarded } from '../play-pairs';
import { tablesFor, type PlayedGame, type Tables } from '../played-game';

/** Matches in which one card is watched. */
export interface TryJob {
  readonly played: PlayedGame;
  /** null: only endless texts are looked for. */
  readonly card: string | null;
  readonly bot: BotSpec;
  readonly seed: number;
}

export interface TriedPairs {
  games: number;
  /** Questions at which somebody held the card, could play it, and did. */
  held: number;
  offered: number;
  taken: number;
  loops: { readonly seed: number; readonly swapped: boolean; readonly cards: readonly string[] }[];
}

export const noneTried = (): TriedPairs => ({ games: 0, held: 0, offered: 0, taken: 0, loops: [] });

export class TryPlayer {
  readonly #job: TryJob;
  readonly #tables: Tables;
  readonly #arena: Arena;
  readonly #bots: readonly Bot[];
  #tried = noneTried();

  constructor(job: TryJob) {
    this.#job = job;
    this.#tables = tablesFor(job.played);
    this.#arena = this.#tables.arena();
    const card = job.card === null ? -1 : this.#arena.cardIds.indexOf(job.card);
    const bot = (): Bot => createBot(job.bot, () => this.#tables.arena());
    this.#bots = [bot(), bot()].map((one) => (card < 0 ? one : this.#watched(one, card)));
  }

  play({ first, count }: PairRange): TriedPairs {
    this.#tried = noneTried();
    for (let nth = first; nth < first + count; nth++) {
      for (const swapped of [false, true]) this.#playGame(this.#job.seed + nth, swapped);
    }
    return this.#tried;
  }

  #playGame(seed: number, swapped: boolean): void {
    const end = guarded(seed, swapped, () =>
      playMatch(this.#arena, this.#bots, seed, swapped, this.#tables.mostRounds),
    );
    this.#tried.games++;
    if (end.is === 'rules-loop') this.#tried.loops.push({ seed, swapped, cards: end.cards });
  }

  #watched(bot: Bot, card: number): Bot {
    const arena = this.#arena;
    return {
      choose: (observation: Observation): number => {
        const answer = bot.choose(observation);
        if (arena.isHeld(card)) this.#tried.held++;
        for (let index = 0; index < arena.count; index++) {
          if (arena.plays(index) !== card) continue;
          this.#tried.offered++;
          break;
        }
        if (arena.plays(answer) === card) this.#tried.taken++;
        return answer;
      },
    };
  }
}
