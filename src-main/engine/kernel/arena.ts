import type { Desk } from './game';

/** What is written down of a round that is over. */
export interface RoundRecord {
  readonly opener: number;
  readonly winner: number;
  /** How it ended: the place of the game's own word in `ends`. */
  readonly end: number;
  /** Whether the winner took everything there was to take. */
  readonly swept: boolean;
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
 * A desk that stands still between rounds, so that the end of a round can be looked at: by the lab, which counts,
 * and by a bot, which wants to know how a round would end and not what the next one deals.
 */
export interface Arena extends Omit<Desk, 'begin' | 'choose'> {
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
}
