import { askedSeat } from '../kernel/asking';
import type { Chance } from '../kernel/chance';
import { rest, restAt } from '../kernel/head';
import type { SeenLog } from '../kernel/log';
import { beginMatch } from '../kernel/match';
import type { GameTable, Rules } from '../kernel/rules';
import { at, copyState, type State } from '../kernel/state';

/** What a game hands to the tests that hold for every game. Each of them draws its matches from seeds. */
export interface TestedGame<P, T extends GameTable<P, E>, E> {
  readonly rules: Rules<P, T, E>;
  /** The match of a seed, under whatever rules and pack the seed brings; null: this seed brings none. */
  trial(seed: number): Trial<P> | null;
  /** What is wrong with the cards, marks and numbers on a table; empty when all is well. */
  troubles(t: T): readonly string[];
  /** An answer of a player at random. Left out: any; a game that can be given up leaves that for later. */
  anyAnswer?(t: T, chance: Chance): number;
}

export interface Trial<P> {
  readonly program: P;
  readonly seed: number;
  /** For the answers, and for whatever else a test leaves to chance. */
  readonly chance: Chance;
  /** Enough to play it again. */
  readonly told: string;
}

/** What a game adds so that its secrets can be tried. */
export interface SecretGame<P, T extends GameTable<P, E>, E> extends TestedGame<P, T, E> {
  /** Everything that a seat is told of a table and that is not in its sight: its view, and explanations. */
  shown(t: T, seat: number): string;
  log(t: T): SeenLog<T, unknown>;
  /** Changes at random what a seat can't see and what no card's face tells. Left out: there is no such thing. */
  rearrange?(twin: T, seat: number, chance: Chance): void;
  /** The answer on a twin that means the same; null: the twin does not offer it. */
  sameAnswer(t: T, twin: T, code: number): number | null;
  /** Whether twins that were answered alike may look different from now on: something that differs came to light. */
  toldApart(before: T, seat: number, one: After<T, E>, other: After<T, E>): boolean;
}

/** A table after an answer, and what happened. */
export interface After<T, E> {
  readonly t: T;
  readonly events: readonly E[];
  readonly told: (seat: number) => string;
}

export const asks = ({ s }: { readonly s: State }): boolean => at(s, restAt) === rest.question;

/** Tables of one game as tests use them: the lowest seat that is asked answers. */
export class Play<P, T extends GameTable<P, E>, E> {
  readonly game: TestedGame<P, T, E>;

  constructor(game: TestedGame<P, T, E>) {
    this.game = game;
  }
  begin({ program, seed }: Trial<P>): T {
    return beginMatch(this.game.rules, program, seed);
  }
  /** A table with this very state. */
  on(program: P, state: State): T {
    const t = this.game.rules.table(program, state);
    if (asks(t)) this.game.rules.list(t, askedSeat(state));
    return t;
  }
  copy(t: T): T {
    return this.on(t.p, copyState(t.s));
  }
  any(t: T, chance: Chance): number {
    return this.game.anyAnswer?.(t, chance) ?? t.options.at(chance.below(t.options.count));
  }
  /** To the next question, or to the end of the round. */
  answer(t: T, code: number): void {
    this.game.rules.answer(t, askedSeat(t.s), code);
  }
  /** Deals the next round where one is over and the match is not. */
  deal(t: T): void {
    while (at(t.s, restAt) === rest.roundOver) this.game.rules.deal(t);
  }
  /** Plays on with random answers; `look` sees each question with the answer that is given next. */
  out(t: T, chance: Chance, most: number, look: (t: T, code: number, question: number) => void): void {
    for (let question = 0; asks(t) && question < most; question++) {
      const code = this.any(t, chance);
      look(t, code, question);
      this.answer(t, code);
      this.deal(t);
    }
  }
}

/** The matches of so many seeds, from the first; `least`: how many of them must be matches at all. */
export function* trialsOf<P, T extends GameTable<P, E>, E>(
  game: TestedGame<P, T, E>,
  { from, seeds }: Share,
): Generator<Trial<P>> {
  for (let seed = from; seed < from + seeds; seed++) {
    const trial = game.trial(seed);
    if (trial) yield trial;
  }
}

/** How much of a test is played. */
export interface Share {
  /** The first seed: tests that begin elsewhere meet other matches. */
  readonly from: number;
  readonly seeds: number;
  /** Questions of a match that are looked at. */
  readonly most?: number;
}
