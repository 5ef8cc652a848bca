import type { Chance } from '../kernel/chance';
import type { Sight } from '../kernel/game';

/**
 * Everything a bot knows when it has to answer. There is no state of the game in it, only what its seat sees: what
 * it wants to know beyond that it must imagine.
 */
export interface Observation {
  readonly sight: Sight;
  /** What is asked, in the game's own word. */
  readonly kind: string;
  readonly count: number;
  /** Which answer gives the round up; -1 where none does. */
  readonly retreat: number;
  /** For choices left to chance, and for guesses at what is hidden: apart, so that thinking longer deals no other game. */
  readonly chance: Chance;
  readonly guess: Chance;
}

/** A player: the place of its answer among the `count` that there are. */
export interface Bot {
  choose(observation: Observation): number;
}

/** Which bot, as data: what reports record and other threads are sent. */
export type BotSpec =
  /** Answers evenly. `backOff` is how often it gives a round up, in percent; null: as one answer among the others. */
  | { readonly bot: 'random'; readonly backOff: number | null }
  | { readonly bot: 'greedy' }
  /** Thinks ahead in worlds that might be, one an iteration. */
  | { readonly bot: 'ismcts'; readonly iterations: number };
