import type { Chance } from './chance';
import type { Outcome, Sight } from './game';
import type { State } from './state';

/** What is written down of a round that is over. */
export interface RoundRecord {
  readonly opener: number;
  /** One bit a seat: see winners.ts; 0 is nobody. */
  readonly winners: number;
  /** How it ended: the place of the game's own word in `ends`. */
  readonly end: number;
  /** What the game counts besides, by the places of its own words in `counters`. */
  readonly counts: readonly number[];
  /** Cards that turns were spent on: what texts play on top is not counted. */
  readonly plays: number;
}

/** Told while a match is played; whoever counts keeps what it needs. */
export interface Recorder {
  /** A card came from a hand onto the board. `card` is its place in `cardIds`. */
  played(card: number, seat: number, up: boolean): void;
  roundEnded(round: RoundRecord): void;
}

/**
 * A place to play on for whoever plays thousands of games: one state that is changed, no garbage. It stands still
 * between rounds, so that the end of a round can be looked at: by the lab, which counts, and by a bot, which wants to
 * know how a round would end and not what the next one deals.
 */
export interface Arena {
  readonly state: State;
  /** Answers to the open question; 0 when nothing is asked. */
  readonly count: number;
  /** Whose answers they are: the seat that was loaded for, otherwise the lowest that is asked. */
  readonly seat: number;
  readonly cardIds: readonly string[];
  /** The game's words for the ways in which a round ends. */
  readonly ends: readonly string[];
  /** What is asked, in the game's own word; empty when nothing is. */
  readonly kind: string;
  /** Which answer gives the round up; -1 where none does. */
  readonly retreat: number;
  /** The question belongs to a text that is being carried out, not to a turn. */
  readonly isMidText: boolean;
  /** A round is over and the match is not: `deal` goes on. */
  readonly isBetweenRounds: boolean;
  /** Begins a match and runs to the first question of its first round, or to the end of that round. */
  begin(seed: number): void;
  /** Takes an answer by its place in the list and runs to the next question or the end of the round. */
  choose(index: number): void;
  deal(): void;
  /** `seat`: for which the answers are listed, where several are asked. */
  load(state: State, seat?: number): void;
  /** The sight of a seat, and a guess at what a sight does not show. */
  sight(seat: number): Sight;
  imagine(sight: Sight, chance: Chance): void;
  /** How good things look for a seat, in the game's own measure; more is better. */
  standing(seat: number): number;
  outcome(): Outcome | null;
  /**
   * An answer in terms of what whoever is asked knows: faces, zones, handles. Its place in the list says nothing in
   * another world, where other cards are held; equal keys mean the same answer in both. Any whole number of 32 bits.
   */
  answerKey(index: number): number;
  /** Which card an answer to the open question plays so that its text counts, by its place in `cardIds`; -1: none. */
  plays(index: number): number;
  /** Does somebody hold this card? */
  isHeld(card: number): boolean;
}
