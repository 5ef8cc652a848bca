import type { Recorder, RoundRecord } from './arena';
import type { CardLayout } from './cards';
import type { Chance } from './chance';
import type { Outcome, Sight } from './game';
import type { OptionList } from './options';
import type { State } from './state';

/** Where a game is played: a program, a state, what lies where in it, and the answers to the open question. */
export interface GameTable<P, E> {
  readonly p: P;
  readonly s: State;
  readonly l: CardLayout;
  readonly options: OptionList;
  /** Told of everything that happens; nobody listens when thousands of games are played. */
  log: ((event: E) => void) | null;
}

/** How a match comes about. `P` is a pack made ready to be played, `T` a table to play it on. */
export interface Dealing<P, T> {
  /** How many words a state has. */
  words(program: P): number;
  table(program: P, state: State): T;
  /** A match before anything is dealt. */
  reset(t: T, seed: number): void;
  /** Deals a round and runs to its first question, or to its end. A game without rounds deals once. */
  deal(t: T): void;
}

/** What is hidden from whom. */
export interface Secrets<P, T> {
  table(program: P, state: State): T;
  /** The one eye: does a seat see which card this record is? */
  sees(t: T, c: number, seat: number): boolean;
  readonly faces: HiddenFaces<T>;
  /** Blanks on `blind`, a copy of `t`, what no card's face tells: numbers, sheets, a layout, an answer under way. */
  hide?(blind: T, seat: number, t: T): void;
  /** Fills in at random what a sight leaves out. The table holds the sight's state already. */
  guess(t: T, sight: Sight, chance: Chance): void;
}

/**
 * What a game brings. Everything around it (arena, game, sight, scenarios, traces, match tables) is built from this.
 * `E` is what a table tells.
 */
export interface Rules<P, T extends GameTable<P, E>, E> extends Dealing<P, T>, Secrets<P, T> {
  readonly id: string;
  seats(program: P): number;

  /** Lists the answers of a seat to the open question: a state that was put away has none at hand. */
  list(t: T, seat: number): void;
  /**
   * Brings in an answer of a seat that is known to be among its answers, runs to the next question or the end of the
   * round, and lists the answers of the lowest seat that is asked.
   */
  answer(t: T, seat: number, code: number): void;
  outcome(t: T): Outcome | null;

  /** What is asked, in the word of scenarios; '' for nothing. */
  word(kind: number): string;
  /** The id of the card whose text asks; null: the rules do. */
  source(t: T): string | null;

  /** How good things look for a seat, in the game's own measure; more is better. */
  judge(t: T, seat: number): number;
  /** An answer in terms of what whoever is asked knows: see `Arena`. */
  answerKey(t: T, code: number): number;
  /** The question belongs to a text that is being carried out, not to a turn. */
  isMidText(t: T): boolean;
  /** Which answer gives the round up, by its place; left out: none ever does. */
  retreat?(t: T): number;

  readonly record: RecordOf<P, T, E>;
}

/** The cards whose faces may be hidden. */
export interface HiddenFaces<T> {
  first(t: T): number;
  end(t: T): number;
  /** The face of a card that can't be seen. */
  blank(t: T): number;
  /** Which faces are missing is told for each group, such as the owner; -1: the card is no secret wherever it is. */
  groups(t: T): number;
  group(t: T, c: number): number;
}

/** What the lab counts. */
export interface RecordOf<P, T, E> {
  /** The game's words for the ways in which a round ends. */
  readonly ends: readonly string[];
  /** What only this game counts in a round, in its own words. */
  readonly counters: readonly string[];
  cardIds(program: P): readonly string[];
  /** The place where a seat holds its cards. */
  hand(t: T, seat: number): number;
  /** Which card an answer plays so that its text counts, by its place in `cardIds`; -1: none. */
  plays(t: T, code: number): number;
  /** Tells the recorder of a card that came from a hand onto the board. True: a turn was spent on it. */
  note(t: T, event: E, recorder: Recorder): boolean;
  /** A round that is over; `plays`: turns that were spent on cards. */
  round(t: T, plays: number): RoundRecord;
}
