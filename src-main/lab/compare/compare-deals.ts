import type { Bot, BotSpec } from '../../engine/bots/bot';
import { createBot } from '../../engine/bots/create-bot';
import { playMatch } from '../../engine/bots/play-match';
import type { Arena, Recorder } from '../../engine/kernel/arena';
import { winPart } from '../../engine/kernel/winners';
import type { DealRange } from '../job';
import { guarded } from '../play-deals';
import { tablesFor, type PlayedGame, type Tables } from '../played-game';
import { dealWords, words } from './deal-words';

/** The same seeds played with two versions of a pack. */
export interface CompareJob {
  readonly before: PlayedGame;
  readonly after: PlayedGame;
  /** The card whose players are watched; null: none is. */
  readonly card: string | null;
  readonly bots: readonly BotSpec[];
  readonly seed: number;
}

export interface ComparedDeals {
  readonly before: Int32Array;
  readonly after: Int32Array;
}

export class ComparePlayer {
  readonly #before: VersionPlayer;
  readonly #after: VersionPlayer;

  constructor({ before, after, card, bots, seed }: CompareJob) {
    this.#before = new VersionPlayer(before, card, bots, seed);
    this.#after = new VersionPlayer(after, card, bots, seed);
  }

  play(range: DealRange): ComparedDeals {
    return { before: this.#before.play(range), after: this.#after.play(range) };
  }
}

/** Plays deals with one version and writes down each by itself: resampling needs them apart. */
class VersionPlayer implements Recorder {
  readonly #tables: Tables;
  readonly #arena: Arena;
  readonly #bots: readonly Bot[];
  readonly #seed: number;
  readonly #card: number;
  #rounds = 0;
  #turns = 0;
  #opener = -1;
  readonly #playedBy: boolean[];

  constructor(played: PlayedGame, card: string | null, bots: readonly BotSpec[], seed: number) {
    this.#tables = tablesFor(played);
    this.#arena = this.#tables.arena(this);
    this.#bots = bots.map((spec) => createBot(spec, () => this.#tables.arena()));
    this.#card = card === null ? -1 : this.#arena.cardIds.indexOf(card);
    this.#seed = seed;
    this.#playedBy = bots.map(() => false);
  }

  play({ first, count }: DealRange): Int32Array {
    const deals = new Int32Array(count * dealWords);
    for (let nth = 0; nth < count; nth++) {
      const deal = deals.subarray(nth * dealWords, (nth + 1) * dealWords);
      for (let rotation = 0; rotation < this.#bots.length; rotation++)
        this.#playGame(this.#seed + first + nth, rotation, deal);
    }
    return deals;
  }

  /** Face-down a card is any card: only where its text counts has it been played. */
  played(card: number, seat: number, up: boolean): void {
    if (up && card === this.#card) this.#playedBy[seat] = true;
  }

  roundEnded({ opener, plays }: Parameters<Recorder['roundEnded']>[0]): void {
    if (this.#rounds === 0) this.#opener = opener;
    this.#rounds++;
    this.#turns += plays;
  }

  #playGame(seed: number, rotation: number, deal: Int32Array): void {
    this.#rounds = 0;
    this.#turns = 0;
    this.#playedBy.fill(false);
    const end = guarded(seed, rotation, () =>
      playMatch(this.#arena, this.#bots, seed, rotation, this.#tables.mostRounds),
    );
    const add = (word: keyof typeof words, n: number): void => {
      deal[words[word]] = (deal[words[word]] ?? 0) + n;
    };
    if (end.is === 'rules-loop') return add('loops', 1);
    if (end.is === 'unfinished') return add('unfinished', 1);
    const winners = end.is === 'won' ? end.winners : 0;
    add('finished', 1);
    add('openerWon', winPart(winners, this.#opener));
    add('length', this.#tables.unit === 'rounds' ? this.#rounds : this.#turns);
    add('played', this.#playedBy.filter((played) => played).length);
    this.#playedBy.forEach((played, seat) => add('playedWon', played ? winPart(winners, seat) : 0));
  }
}
