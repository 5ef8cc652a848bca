import type { Verdict } from '../../../engine/bots/search';
import type { State } from '../../../engine/kernel/state';
import type { PlayedGame } from '../../../lab/played-game';

/** A question that is to be thought about: where a game stands, who is asked, and with which chances. */
export interface Question {
  readonly played: PlayedGame;
  readonly state: State;
  readonly seat: number;
  readonly seed: number;
  /** Tells this question of the match from the others, so that each has chances of its own. */
  readonly nth: number;
  readonly iterations: number;
}

/** The same, as it is sent to the thread. */
export interface Asked extends Omit<Question, 'played'> {
  readonly id: number;
  /** Left out: the game is the one that was sent last. */
  readonly played?: PlayedGame;
  /** Its first word is 1 once nobody wants to know any more. */
  readonly stop: Int32Array;
}

export interface Thought {
  readonly id: number;
  /** null: it was stopped. */
  readonly verdicts: readonly Verdict[] | null;
}

/** What the thread is started with: the mark tells it from the workers of others, such as a test runner's. */
export interface ThinkerStart {
  readonly heartdeckThinker: true;
}
