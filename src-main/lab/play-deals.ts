import type { Bot } from '../engine/bots/bot';
import { createBot } from '../engine/bots/create-bot';
import { playMatch, seatedAt } from '../engine/bots/play-match';
import type { Arena, Recorder, RoundRecord } from '../engine/kernel/arena';
import { winPart } from '../engine/kernel/winners';
import type { DealRange, LabJob } from './job';
import { tablesFor } from './played-game';
import { count, emptyTally, noteLoop, type Tally } from './tally';

/** Plays deals of a job, one after the other, on one desk. */
export class DealPlayer implements Recorder {
  readonly #job: LabJob;
  readonly #arena: Arena;
  readonly #bots: readonly Bot[];
  readonly #mostRounds: number;
  /** What each bot has won of the deal that is played. */
  readonly #won: number[];
  #tally = emptyTally();
  #rounds = 0;
  #opener = -1;

  constructor(job: LabJob) {
    const tables = tablesFor(job.played);
    this.#job = job;
    this.#arena = tables.arena(this);
    this.#bots = job.bots.map((spec) => createBot(spec, () => tables.arena()));
    this.#mostRounds = tables.mostRounds;
    this.#won = job.bots.map(() => 0);
  }

  play({ first, count: deals }: DealRange): Tally {
    this.#tally = emptyTally();
    for (let deal = first; deal < first + deals; deal++) this.#playDeal(this.#job.seed + deal);
    return this.#tally;
  }

  played(card: number, _seat: number, up: boolean): void {
    count(up ? this.#tally.up : this.#tally.down, card);
  }

  roundEnded({ opener, winners, end, counts, plays }: RoundRecord): void {
    const tally = this.#tally;
    if (this.#rounds === 0) this.#opener = opener;
    this.#rounds++;
    tally.rounds++;
    tally.openerWonRound += winPart(winners, opener);
    counts.forEach((n, counter) => count(tally.counters, counter, n));
    count(tally.ends, end);
    count(tally.roundsByPlays, plays);
  }

  #playDeal(seed: number): void {
    this.#won.fill(0);
    let ended = 0;
    for (let rotation = 0; rotation < this.#bots.length; rotation++)
      if (this.#playGame(seed, rotation)) ended++;
    if (ended < this.#bots.length) return;
    this.#won.forEach((won, bot) => count((this.#tally.dealsByBot[bot] ??= []), won));
  }

  /** Whether it came to its end. */
  #playGame(seed: number, rotation: number): boolean {
    const tally = this.#tally;
    this.#rounds = 0;
    const end = guarded(seed, rotation, () =>
      playMatch(this.#arena, this.#bots, seed, rotation, this.#mostRounds),
    );
    tally.games++;
    tally.decisions += end.decisions;
    switch (end.is) {
      case 'won':
        this.#noteWin(end.winners, rotation);
        return true;
      case 'drawn':
        tally.draws++;
        return true;
      case 'rules-loop':
        noteLoop(tally, { seed, rotation, budget: end.budget, cards: end.cards });
        return false;
      case 'unfinished':
        tally.unfinished++;
        return false;
    }
  }

  #noteWin(winners: number, rotation: number): void {
    const tally = this.#tally;
    for (let seat = 0; seat < this.#bots.length; seat++) {
      const part = winPart(winners, seat);
      if (part === 0) continue;
      const bot = seatedAt(seat, rotation, this.#bots.length);
      count(tally.seatWins, seat, part);
      count(tally.botWins, bot, part);
      this.#won[bot] = (this.#won[bot] ?? 0) + part;
    }
    tally.openerWonGame += winPart(winners, this.#opener);
    count(tally.gamesByRounds, this.#rounds);
  }
}

/** A bug says which match it came up in: it can be played again. */
export function guarded<T>(seed: number, rotation: number, act: () => T): T {
  try {
    return act();
  } catch (bug) {
    const message = bug instanceof Error ? bug.message : String(bug);
    throw new Error(`seed ${seed}, bots moved on by ${rotation}: ${message}`, { cause: bug });
  }
}
