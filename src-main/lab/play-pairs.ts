import type { Bot } from '../engine/bots/bot';
import { createBot } from '../engine/bots/create-bot';
import { playMatch } from '../engine/bots/play-match';
import type { Arena, Recorder } from '../engine/kernel/arena';
import type { LabJob, PairRange } from './job';
import { tablesFor } from './played-game';
import { count, emptyTally, noteLoop, type Tally } from './tally';

/** Plays pairs of a job, one after the other, on one desk. */
export class PairPlayer implements Recorder {
  readonly #job: LabJob;
  readonly #arena: Arena;
  readonly #bots: readonly Bot[];
  readonly #mostRounds: number;
  #tally = emptyTally();
  #rounds = 0;
  #opener = -1;

  constructor(job: LabJob) {
    const tables = tablesFor(job.played);
    this.#job = job;
    this.#arena = tables.arena(this);
    this.#bots = job.bots.map((spec) => createBot(spec, () => tables.arena()));
    this.#mostRounds = tables.mostRounds;
  }

  play({ first, count: pairs }: PairRange): Tally {
    this.#tally = emptyTally();
    for (let pair = first; pair < first + pairs; pair++) this.#playPair(this.#job.seed + pair);
    return this.#tally;
  }

  played(card: number, _seat: number, up: boolean): void {
    count(up ? this.#tally.up : this.#tally.down, card);
  }

  roundEnded({ opener, winner, end, swept, plays }: Parameters<Recorder['roundEnded']>[0]): void {
    const tally = this.#tally;
    if (this.#rounds === 0) this.#opener = opener;
    this.#rounds++;
    tally.rounds++;
    if (opener === winner) tally.openerWonRound++;
    if (swept) tally.swept++;
    count(tally.ends, end);
    count(tally.roundsByPlays, plays);
  }

  #playPair(seed: number): void {
    const winners = [this.#playGame(seed, false), this.#playGame(seed, true)];
    if (winners.includes(null)) return;
    const wonBy = (bot: number): number => winners.filter((winner) => winner === bot).length;
    count(this.#tally.pairsBy, wonBy(0));
    count(this.#tally.pairsBySecond, wonBy(1));
  }

  /** Which bot won; `draw`: none did; null: it never came to its end. */
  #playGame(seed: number, swapped: boolean): number | 'draw' | null {
    const tally = this.#tally;
    this.#rounds = 0;
    const end = guarded(seed, swapped, () =>
      playMatch(this.#arena, this.#bots, seed, swapped, this.#mostRounds),
    );
    tally.games++;
    tally.decisions += end.decisions;
    switch (end.is) {
      case 'won': {
        const bot = swapped ? 1 - end.winner : end.winner;
        count(tally.seatWins, end.winner);
        count(tally.botWins, bot);
        if (end.winner === this.#opener) tally.openerWonGame++;
        count(tally.gamesByRounds, this.#rounds);
        return bot;
      }
      case 'rules-loop':
        noteLoop(tally, { seed, swapped, budget: end.budget, cards: end.cards });
        return null;
      case 'drawn':
        tally.draws++;
        return 'draw';
      case 'unfinished':
        tally.unfinished++;
        return null;
    }
  }
}

/** A bug says which match it came up in: it can be played again. */
export function guarded<T>(seed: number, swapped: boolean, act: () => T): T {
  try {
    return act();
  } catch (bug) {
    const message = bug instanceof Error ? bug.message : String(bug);
    throw new Error(`seed ${seed}${swapped ? ', seats swapped' : ''}: ${message}`, { cause: bug });
  }
}
