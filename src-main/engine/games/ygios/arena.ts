import { roundEnds } from '@shared/language/scenario/ygios/words';
import type { Arena, Recorder } from '../../kernel/arena';
import { firstIn, nextOf, none } from '../../kernel/cards';
import type { Chance } from '../../kernel/chance';
import * as frames from '../../kernel/frames';
import type { Outcome, Sight } from '../../kernel/game';
import { askKindAt, askSeatAt, rest, restAt } from '../../kernel/head';
import { at, type State } from '../../kernel/state';
import { answerKey } from './answer-key';
import type { YgiosEvent } from './events';
import { outcomeOf } from './game';
import { standingOf } from './judgement';
import { endAt, ends, firstAt, phaseAt, phases, seats, winnerAt } from './layout';
import { ask, backOff, playedCard, playedUp, questionWord } from './questions';
import { definition, hand } from './reading';
import { roundWinner } from './scoring';
import { dealRound, resetMatch } from './setup';
import { imagine, sightOf } from './sight';
import { type Program, Table } from './table';
import { advance, answer, listAgain } from './turn';

class YgiosArena implements Arena {
  readonly ends = roundEnds;
  readonly cardIds: readonly string[];
  readonly #t: Table;
  readonly #recorder: Recorder | null;
  #plays = 0;

  constructor(program: Program, recorder: Recorder | null) {
    this.#t = new Table(program, new Int32Array(program.layout.words));
    this.#recorder = recorder;
    this.cardIds = program.cardIds;
    if (recorder) this.#t.log = (event) => this.#note(recorder, event);
  }

  get state(): State {
    return this.#t.s;
  }
  get seat(): number {
    return at(this.#t.s, askSeatAt);
  }
  get count(): number {
    return at(this.#t.s, restAt) === rest.question ? this.#t.options.count : 0;
  }
  get kind(): string {
    const kind = at(this.#t.s, askKindAt);
    return kind === 0 ? '' : questionWord(kind);
  }
  get retreat(): number {
    if (at(this.#t.s, askKindAt) !== ask.turn) return -1;
    const last = this.#t.options.count - 1;
    return this.#t.options.at(last) === backOff ? last : -1;
  }
  get isMidText(): boolean {
    return frames.depth(this.#t.s) > 0;
  }
  get isBetweenRounds(): boolean {
    return at(this.#t.s, restAt) === rest.roundOver;
  }

  begin(seed: number): void {
    resetMatch(this.#t, seed);
    this.deal();
  }
  deal(): void {
    this.#plays = 0;
    dealRound(this.#t);
    advance(this.#t);
    this.#noteEnd();
  }
  choose(index: number): void {
    answer(this.#t, this.#t.options.at(index));
    this.#noteEnd();
  }
  load(state: State): void {
    this.#t.s.set(state);
    this.#listAnswers();
  }
  imagine(sight: Sight, chance: Chance): void {
    imagine(this.#t, sight, chance);
    this.#listAnswers();
  }
  sight(seat: number): Sight {
    return sightOf(this.#t, seat);
  }
  standing(seat: number): number {
    return standingOf(this.#t, seat);
  }
  outcome(): Outcome | null {
    return outcomeOf(this.#t);
  }
  answerKey(index: number): number {
    return answerKey(this.#t, this.#t.options.at(index));
  }
  plays(index: number): number {
    const kind = at(this.#t.s, askKindAt);
    const code = this.#t.options.at(index);
    if ((kind !== ask.turn && kind !== ask.play) || code < 0 || !playedUp(code)) return -1;
    return definition(this.#t, playedCard(code));
  }
  isHeld(card: number): boolean {
    const { s, l } = this.#t;
    for (let seat = 0; seat < seats; seat++) {
      for (let c = firstIn(l, s, hand(this.#t, seat)); c !== none; c = nextOf(s, c)) {
        if (definition(this.#t, c) === card) return true;
      }
    }
    return false;
  }

  #listAnswers(): void {
    if (at(this.#t.s, restAt) === rest.question) listAgain(this.#t);
  }

  #note(recorder: Recorder, event: YgiosEvent): void {
    if (event.is !== 'played' || event.from !== 'hand') return;
    // A play that a text grants comes while that text is carried out.
    if (at(this.#t.s, phaseAt) === phases.turn) this.#plays++;
    recorder.played(definition(this.#t, event.card), event.seat, event.up);
  }

  #noteEnd(): void {
    const t = this.#t;
    if (!this.#recorder) return;
    const resting = at(t.s, restAt);
    if (resting !== rest.roundOver && resting !== rest.gameOver) return;
    const natural = at(t.s, endAt) === ends.natural;
    this.#recorder.roundEnded({
      opener: at(t.s, firstAt),
      winner: at(t.s, winnerAt),
      end: roundEnds.indexOf(natural ? 'natural' : 'backOff'),
      swept: natural && roundWinner(t).held === t.p.zones,
      plays: this.#plays,
    });
  }
}

export const createArena = (program: Program, recorder: Recorder | null = null): Arena =>
  new YgiosArena(program, recorder);
