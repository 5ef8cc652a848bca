import type { Bot, BotSpec, Observation } from '../../engine/bots/bot';
import { createBot } from '../../engine/bots/create-bot';
import { playMatch } from '../../engine/bots/play-match';
import type { Arena } from '../../engine/kernel/arena';
import type { DealRange } from '../job';
import { guarded } from '../play-deals';
import { tablesFor, type PlayedGame, type Tables } from '../played-game';

/** Matches in which one card is watched. */
export interface TryJob {
  readonly played: PlayedGame;
  /** null: only endless texts are looked for. */
  readonly card: string | null;
  /** The same for every seat. */
  readonly bot: BotSpec;
  readonly seats: number;
  readonly seed: number;
}

export interface TriedDeals {
  games: number;
  /** Questions at which somebody held the card, could play it, and did. */
  held: number;
  offered: number;
  taken: number;
  loops: { readonly seed: number; readonly cards: readonly string[] }[];
}

export const noneTried = (): TriedDeals => ({ games: 0, held: 0, offered: 0, taken: 0, loops: [] });

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
    this.#bots = Array.from({ length: job.seats }, () => {
      const bot = createBot(job.bot, () => this.#tables.arena());
      return card < 0 ? bot : this.#watched(bot, card);
    });
  }

  play({ first, count }: DealRange): TriedDeals {
    this.#tried = noneTried();
    for (let nth = first; nth < first + count; nth++) {
      for (let rotation = 0; rotation < this.#bots.length; rotation++)
        this.#playGame(this.#job.seed + nth, rotation);
    }
    return this.#tried;
  }

  #playGame(seed: number, rotation: number): void {
    const end = guarded(seed, rotation, () =>
      playMatch(this.#arena, this.#bots, seed, rotation, this.#tables.mostRounds),
    );
    this.#tried.games++;
    if (end.is === 'rules-loop') this.#tried.loops.push({ seed, cards: end.cards });
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
