import type { Arena, Recorder } from './arena';
import { askedSeat, isAsked } from './asking';
import { definitionOf, firstIn, nextOf, none } from './cards';
import type { Chance } from './chance';
import type { Outcome, Sight } from './game';
import { askKindAt, rest, restAt } from './head';
import type { GameTable, Rules } from './rules';
import { imagine, sightOf } from './sight';
import { at, type State } from './state';

/** The arena of any game. Where several are asked, the lowest seat answers first: the order tells nothing. */
class RulesArena<P, T extends GameTable<P, E>, E> implements Arena {
  readonly cardIds: readonly string[];
  readonly #rules: Rules<P, T, E>;
  readonly #t: T;
  readonly #recorder: Recorder | null;
  readonly #seats: number;
  #seat = -1;
  #plays = 0;

  constructor(rules: Rules<P, T, E>, program: P, recorder: Recorder | null) {
    this.#rules = rules;
    this.#t = rules.table(program, new Int32Array(rules.words(program)));
    this.#recorder = recorder;
    this.#seats = rules.seats(program);
    this.cardIds = rules.record.cardIds(program);
    if (recorder)
      this.#t.log = (event) => {
        if (rules.record.note(this.#t, event, recorder)) this.#plays++;
      };
  }

  get ends(): readonly string[] {
    return this.#rules.record.ends;
  }
  get state(): State {
    return this.#t.s;
  }
  get seat(): number {
    return this.#seat;
  }
  get count(): number {
    return at(this.#t.s, restAt) === rest.question ? this.#t.options.count : 0;
  }
  get kind(): string {
    return this.#rules.word(at(this.#t.s, askKindAt));
  }
  get retreat(): number {
    return this.#rules.retreat?.(this.#t) ?? -1;
  }
  get isMidText(): boolean {
    return this.#rules.isMidText(this.#t);
  }
  get isBetweenRounds(): boolean {
    return at(this.#t.s, restAt) === rest.roundOver;
  }

  begin(seed: number): void {
    this.#rules.reset(this.#t, seed);
    this.deal();
  }
  deal(): void {
    this.#plays = 0;
    this.#rules.deal(this.#t);
    this.#seat = askedSeat(this.#t.s);
    this.#noteEnd();
  }
  choose(index: number): void {
    const t = this.#t;
    this.#rules.answer(t, this.#seat, t.options.at(index));
    this.#seat = askedSeat(t.s);
    this.#noteEnd();
  }
  load(state: State, seat = -1): void {
    this.#t.s.set(state);
    this.#listAnswers(seat);
  }
  imagine(sight: Sight, chance: Chance): void {
    imagine(this.#rules, this.#t, sight, chance);
    this.#listAnswers(sight.seat);
  }
  sight(seat: number): Sight {
    return sightOf(this.#rules, this.#t, seat);
  }
  standing(seat: number): number {
    return this.#rules.judge(this.#t, seat);
  }
  outcome(): Outcome | null {
    return this.#rules.outcome(this.#t);
  }
  answerKey(index: number): number {
    return this.#rules.answerKey(this.#t, this.#t.options.at(index));
  }
  plays(index: number): number {
    return this.#rules.record.plays(this.#t, this.#t.options.at(index));
  }
  isHeld(card: number): boolean {
    const { s, l } = this.#t;
    for (let seat = 0; seat < this.#seats; seat++) {
      const hand = this.#rules.record.hand(this.#t, seat);
      for (let c = firstIn(l, s, hand); c !== none; c = nextOf(s, c)) {
        if (definitionOf(s, c) === card) return true;
      }
    }
    return false;
  }

  #listAnswers(wanted: number): void {
    const { s } = this.#t;
    this.#seat = wanted >= 0 && isAsked(s, wanted) ? wanted : askedSeat(s);
    if (at(s, restAt) === rest.question) this.#rules.list(this.#t, this.#seat);
  }

  #noteEnd(): void {
    if (!this.#recorder) return;
    const resting = at(this.#t.s, restAt);
    if (resting !== rest.roundOver && resting !== rest.gameOver) return;
    this.#recorder.roundEnded(this.#rules.record.round(this.#t, this.#plays));
  }
}

export const arenaOf = <P, T extends GameTable<P, E>, E>(
  rules: Rules<P, T, E>,
  program: P,
  recorder: Recorder | null = null,
): Arena => new RulesArena(rules, program, recorder);
