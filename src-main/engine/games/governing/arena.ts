import type { Arena, Recorder } from '../../kernel/arena';
import { firstIn, nextOf, none } from '../../kernel/cards';
import type { Chance } from '../../kernel/chance';
import type { Outcome, Sight } from '../../kernel/game';
import { askKindAt, askSeatAt, rest, restAt } from '../../kernel/head';
import { at, type State } from '../../kernel/state';
import { answerKey } from './answer-key';
import type { GoverningEvent } from './events';
import { standingOf } from './judgement';
import { firstAt, pileCountAt, queueCountAt, freshCountAt, turnAt, winnerAt } from './layout';
import { isRunning } from './effect';
import { outcomeOf } from './outcome';
import { ask, moveKind, moveRecord, moves, questionWord } from './questions';
import { definition } from './reading';
import { resetMatch } from './setup';
import { imagine, sightOf } from './sight';
import { type Program, Table } from './table';
import { advance, answer, listAgain } from './turn';

/** How a duel ends. */
export const duelEnds = ['natural', 'draw'] as const;

/** A match of this game is one duel: one round. */
class GoverningArena implements Arena {
  readonly ends = duelEnds;
  readonly cardIds: readonly string[];
  /** Nothing here gives a duel up. */
  readonly retreat = -1;
  readonly isBetweenRounds = false;
  readonly #t: Table;
  readonly #recorder: Recorder | null;

  constructor(program: Program, recorder: Recorder | null) {
    this.#t = new Table(program, new Int32Array(program.layout.words));
    this.#recorder = recorder;
    this.cardIds = program.cardIds.slice(0, program.host);
    if (recorder) this.#t.log = (event) => note(recorder, event);
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
    return questionWord(at(this.#t.s, askKindAt));
  }
  /** Something is being carried out or waits to be: a bot that looks ahead looks to its end. */
  get isMidText(): boolean {
    const { s } = this.#t;
    return isRunning(this.#t) || at(s, pileCountAt) > 0 || at(s, queueCountAt) > 0 || at(s, freshCountAt) > 0;
  }

  begin(seed: number): void {
    resetMatch(this.#t, seed);
    advance(this.#t);
    this.#noteEnd();
  }
  deal(): void {
    // A match is one duel.
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
    if ((kind !== ask.main && kind !== ask.answer) || moveKind(this.#t, code) !== moves.play) return -1;
    return definition(this.#t, moveRecord(this.#t, code));
  }
  isHeld(card: number): boolean {
    const { s, l } = this.#t;
    for (let seat = 0; seat < l.seats; seat++) {
      for (let c = firstIn(l, s, l.hand + seat); c !== none; c = nextOf(s, c)) {
        if (definition(this.#t, c) === card) return true;
      }
    }
    return false;
  }

  #listAnswers(): void {
    if (at(this.#t.s, restAt) === rest.question) listAgain(this.#t);
  }

  #noteEnd(): void {
    const { s } = this.#t;
    if (!this.#recorder || at(s, restAt) !== rest.gameOver) return;
    const outcome = outcomeOf(this.#t);
    this.#recorder.roundEnded({
      opener: at(s, firstAt),
      winner: at(s, winnerAt),
      end: outcome?.is === 'won' ? 0 : 1,
      swept: false,
      plays: at(s, turnAt),
    });
  }
}

function note(recorder: Recorder, event: GoverningEvent): void {
  if (event.is === 'played') recorder.played(event.definition, event.seat, true);
}

export const createArena = (program: Program, recorder: Recorder | null = null): Arena =>
  new GoverningArena(program, recorder);
